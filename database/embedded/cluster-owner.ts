import { readFile, stat } from 'node:fs/promises'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Who the server runs as. `runAs` is set only where that is not the current user: when this process is root. */
export type ClusterOwner = { uid: number; gid: number; runAs?: { uid: number; gid: number } }

/**
 * PostgreSQL refuses to run as root, so root starts it as the user that owns the cluster, or as `nobody` when the
 * cluster is still to be made. Anybody else runs it as themselves.
 *
 * Refuses a cluster that this user can never open.
 */
export async function findClusterOwner(clusterFolder: string): Promise<ClusterOwner> {
  const me = { uid: process.geteuid?.() ?? -1, gid: process.getegid?.() ?? -1 }
  if (me.uid === -1) {
    throw new EmbeddedPostgresError('The embedded PostgreSQL needs Linux or macOS: set DATABASE_URL.')
  }
  const existing = await ownerOf(clusterFolder)
  if (existing && existing.uid !== me.uid && me.uid !== 0) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterFolder} belongs to user id ${existing.uid}: start Lúpulo as that user or as root, or point DATA_DIR at another folder.`,
    )
  }
  if (me.uid !== 0) return me
  if (existing?.uid === 0) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterFolder} belongs to root, and PostgreSQL refuses to run as root: give it back with chown -R nobody ${clusterFolder}.`,
    )
  }
  const other = existing ?? (await nobody())
  return { ...other, runAs: other }
}

async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  const found = await stat(folder).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found && { uid: found.uid, gid: found.gid }
}

/** The unprivileged user that every Unix has. Its id differs: 65534 on Debian, 99 on old Red Hat, -2 on macOS. */
async function nobody(): Promise<{ uid: number; gid: number }> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, , uid, gid] = accounts.match(/^nobody:.*$/m)?.[0].split(':') ?? []
  // macOS writes -2, which the kernel counts as 2^32 - 2.
  return { uid: Number(uid ?? 65534) >>> 0, gid: Number(gid ?? 65534) >>> 0 }
}
