# Bare systems of Debian 12, for those who source this: they have set `folder`, which keeps one that is fetched once, and whatever is mounted
# here is gone with the process.
if [ -z "${BARE_NAMESPACE-}" ]; then BARE_NAMESPACE=1 exec unshare --mount --propagation private "$0" "$@"; fi

if [ ! -f "$folder/bare.tar" ]; then
  # From where this machine has its own packages, if it is of that release.
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Codename: bookworm' | head -1)
  if ! mmdebstrap --quiet --format=tar --variant=minbase bookworm "$folder/bare.tar.new" ${mirror:+"$mirror"}; then
    echo "SKIPPED: Debian's archive cannot be reached, so there is no bare system to try the package on" >&2
    exit 0
  fi
  mv "$folder/bare.tar.new" "$folder/bare.tar"
fi

# system NAME: a bare system of its own, with terminals and without /proc.
system() {
  root=$folder/$1
  rm -rf --one-file-system "$root"
  mkdir -p "$root"
  tar -C "$root" -xf "$folder/bare.tar"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  mount -t devpts devpts "$root/dev/pts" -o newinstance,ptmxmode=0666,mode=620
  rm -f "$root/dev/ptmx" && ln -s pts/ptmx "$root/dev/ptmx"
}

# inside COMMAND...: in that system, with nothing of this one's variables.
inside() {
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=xterm DEBIAN_FRONTEND=noninteractive "${variables[@]}" chroot "$root" "$@"
}

fail() { echo "FAILED: $*" >&2; exit 1; }

# quietly COMMAND...: says only what failed.
quietly() { "$@" > "$folder/log" 2>&1 || { cat "$folder/log"; fail "$*"; }; }

# discard: the system is done with. What is still mounted keeps it from being deleted.
discard() {
  umount "$root/dev/pts"
  rm -rf --one-file-system "$root"
}
