#!/bin/sh
# What a machine of the trial does when it is switched on, in namespaces of its own (a-machine.ts). It ends with its first program.
# $1 its system, $2 what is its alone (at /var/lib/postgresql), $3 what it is set up with (at /etc/patroni), $4 who runs there, $5 the programs
set -eu
root=$1
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t tmpfs tmpfs "$root/run"
install -d -o "${4%:*}" -g "${4#*:}" "$root/run/postgresql"
mount --bind "$2" "$root/var/lib/postgresql"
mkdir -p "$root/etc/patroni"
mount --bind "$3" "$root/etc/patroni"
ip link set lo up
# Its cable is plugged in from outside.
read -r _
exec chroot --userspec="$4" "$root" /bin/sh -c "$5"
