#!/bin/sh
# Ends the lock of a primary that has not renewed it for 7 seconds. Patroni renews it each second and lets it live for 20 at least:
# so long nobody would take over from a machine that died or stands still. What is measured is etcd's own count, so who cannot
# reach etcd ends nothing. It runs on each database machine; several of them do no harm.
# The lock keeps the shop going and no more: that no order is lost is up to synchronous replication (patroni.yml).
set -eu
seconds=7
ask() { etcdctl --dial-timeout=1s --command-timeout=2s "$@" 2>/dev/null; }

while sleep 1; do
  lease=$(ask get /service/lupulo/leader --write-out=fields | sed -n 's/^"Lease" : //p')
  [ "${lease:-0}" -ne 0 ] || continue
  lease=$(printf %x "$lease")
  # "lease 5c8a… granted with TTL(20s), remaining(12s)"
  unrenewed=$(ask lease timetolive "$lease" | sed -n 's/.*TTL(\([0-9]*\)s), remaining(\([0-9]*\)s).*/\1 - \2/p')
  unrenewed=$((${unrenewed:-0}))
  [ "$unrenewed" -ge "$seconds" ] || continue
  echo "the primary's lock was not renewed for $unrenewed s: ended"
  ask lease revoke "$lease" || true
done
