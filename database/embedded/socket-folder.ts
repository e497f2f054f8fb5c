import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, stat } from 'node:fs/promises'
import type { ClusterOwner } from './cluster-owner.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/**
 * Makes (or finds again) the folder of a cluster's socket. It is short and always below /tmp, whatever TMPDIR says,
 * because a socket's path may have 107 bytes (unix(7)) and every process of the shop must look in the same place.
 *
 * The name is made of the cluster's path and inode. A server that survived the deletion of its cluster keeps that
 * inode busy, so a new cluster in the same path has another socket and never talks to that ghost.
 *
 * Refuses a folder that somebody else has put there: /tmp is open to all.
 */
export async function makeSocketFolder(clusterFolder: string, owner: ClusterOwner): Promise<string> {
  const { ino } = await stat(clusterFolder, { bigint: true })
  const hash = createHash('sha256').update(`${clusterFolder}\n${ino}`).digest('hex').slice(0, 12)
  const folder = `/tmp/lupulo-${hash}`
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  const me = process.geteuid?.()
  let found = await lstat(folder)
  if (owner.runAs && found.uid === me && found.isDirectory()) {
    // Just made by root. Nobody can replace it before the next line: /tmp is sticky.
    await chown(folder, owner.uid, owner.gid)
    found = await lstat(folder)
  }
  if (!found.isDirectory() || found.uid !== owner.uid || (found.mode & 0o077) !== 0) {
    throw new EmbeddedPostgresError(
      `${folder} should be a folder that only user id ${owner.uid} can enter, and it is not: find out who made it, then remove it.`,
    )
  }
  return folder
}
