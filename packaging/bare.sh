# Bare Debian 12 systems, for scripts that source this file. They set `folder`, which caches the downloaded system; all
# mounts disappear with the process.
if [ -z "${BARE_NAMESPACE-}" ]; then BARE_NAMESPACE=1 exec unshare --mount --propagation private "$0" "$@"; fi

if [ ! -f "$folder/bare.tar" ]; then
  # Use this machine's mirror if it has the same release.
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Codename: bookworm' | head -1)
  if ! mmdebstrap --quiet --format=tar --variant=minbase bookworm "$folder/bare.tar.new" ${mirror:+"$mirror"}; then
    echo "SKIPPED: Debian's archive cannot be reached, so there is no bare system to try the package on" >&2
    exit 0
  fi
  mv "$folder/bare.tar.new" "$folder/bare.tar"
fi

# system NAME: a fresh bare system with terminals and without /proc.
system() {
  root=$folder/$1
  rm -rf --one-file-system "$root"
  mkdir -p "$root"
  tar -C "$root" -xf "$folder/bare.tar"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  mount -t devpts devpts "$root/dev/pts" -o newinstance,ptmxmode=0666,mode=620
  rm -f "$root/dev/ptmx" && ln -s pts/ptmx "$root/dev/ptmx"
}

# inside COMMAND...: runs a command in that system without our environment.
inside() {
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=xterm DEBIAN_FRONTEND=noninteractive "${variables[@]}" chroot "$root" "$@"
}

fail() { echo "FAILED: $*" >&2; exit 1; }

# quietly COMMAND...: prints output only on failure.
quietly() { "$@" > "$folder/log" 2>&1 || { cat "$folder/log"; fail "$*"; }; }

# discard: deletes the system, unless something is still mounted in it.
discard() {
  umount "$root/dev/pts"
  rm -rf --one-file-system "$root"
}
