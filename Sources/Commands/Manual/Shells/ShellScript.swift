/// The completion scripts. They hand the words to `manual completion` and show the candidates that it prints.
enum ShellScript: String, CaseIterable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completion of futbolstats for bash.
    _futbolstats() {
      local index word start found IFS=
      local -a words=()
      # To bash an equals sign or a colon is a word. Put --lang=ca and 17:30 together again.
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if ((${#words[@]})) && [[ $word = [=:] || ${words[-1]} = *[=:] ]]; then
          words[-1]+=$word
        else
          words+=("$word")
        fi
      done
      # Only what follows the last equals sign or colon is replaced.
      start=${words[-1]%"${word#[=:]}"}
      for index in "${!words[@]}"; do
        word=${words[index]}
        # Remove the quotes.
        if [[ $word = [\"\']* ]]; then
          word=${word%"${word:0:1}"}
          words[index]=${word:1}
        else
          words[index]=${word//\\/}
        fi
      done
      # Where file names are possible, bash completes them if no word fits.
      found=$("${COMP_WORDS[0]/#\~\//$HOME/}" manual completion -- "${words[@]}" 2>/dev/null) || compopt -o default
      COMPREPLY=()
      [[ $found ]] || return
      mapfile -t COMPREPLY <<<"$found"
      COMPREPLY=("${COMPREPLY[@]%%$'\t'*}")
      COMPREPLY=("${COMPREPLY[@]#"$start"}")
      [[ ${COMPREPLY[*]} = *= ]] && compopt -o nospace
      # Bash adds quotes to the names of files.
      [[ ${COMPREPLY[*]} = *[^[:alnum:]/=._-]* ]] && compopt -o filenames
    }
    complete -F _futbolstats futbolstats
    """#

  private static let zshText = #"""
    #compdef futbolstats
    local found files
    local -a described suffix
    found=$(command ${~words[1]} manual completion -- "${(@Q)words[2,CURRENT - 1]}" "${(Q)PREFIX}" 2>/dev/null) || files=1
    compset -P '--*='
    described=(${${${(f)found}//:/\\:}/$'\t'/:})
    [[ ${found%%[$'\t\n']*} = *= ]] && suffix=(-S '')
    # Words that do not begin with what was typed are only listed.
    _describe -t words futbolstats described -U -i "$IPREFIX" "$suffix[@]" &&
      (($#compstate[unambiguous] < $#PREFIX)) && compstate[insert]=
    (($#files)) && _files
    """#

  private static let fishText = #"""
    # Completion of futbolstats for fish.
    function __futbolstats
      set -l words (commandline -opc)
      set -l word (commandline -ct)
      set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
      command -q $program; or return
      set -l typed (string unescape -- (string trim -l -c "'\"" -- $word))
      set -l found (command $program manual completion -- $words[2..-1] "$typed" 2>/dev/null)
      or set -l files yes
      # The option in --option=value is a part of the candidates.
      set -l option (string match -r '^--[a-z-]+=' -- $word)
      printf '%s\n' "$option"$found
      set -q files; and printf '%s\n' "$option"(complete -C "'' "(string replace -- "$option" '' $word))
    end
    complete -c futbolstats -f -a '(__futbolstats)'
    """#
}
