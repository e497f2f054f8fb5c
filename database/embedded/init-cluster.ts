import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ClusterPlace } from './cluster-place.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'
import { postgresMajorVersion } from './find-binaries.ts'
import { runAsOwner } from './run-as-owner.ts'

/** PostgreSQL's bootstrap role, with which the shop connects. */
export const clusterRole = 'lupulo'

/**
 * Makes the cluster if there is none, and refuses one that these binaries cannot open.
 *
 * It is made in a sibling folder and renamed into place when complete: a killed initdb leaves no half cluster, and
 * of two starters at once one rename wins and the other's work is thrown away.
 */
export async function initCluster(place: ClusterPlace): Promise<void> {
  const { clusterFolder, owner } = place
  if (await isCompatibleCluster(clusterFolder)) return removeAbandonedDrafts(clusterFolder)

  const draft = `${clusterFolder}.new-${randomBytes(4).toString('hex')}`
  try {
    await mkdir(draft, { mode: 0o700 })
    if (owner.runAs) await chown(draft, owner.uid, owner.gid)
    await runInitdb(place, draft)
    await rename(draft, clusterFolder)
    await syncFolder(path.dirname(clusterFolder))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    if (!(await isCompatibleCluster(clusterFolder))) {
      throw new EmbeddedPostgresError(
        `${clusterFolder} holds files that are no PostgreSQL database: move them away, or point DATA_DIR at another folder.`,
      )
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  await removeAbandonedDrafts(clusterFolder)
}

async function isCompatibleCluster(clusterFolder: string): Promise<boolean> {
  const content = await readFile(path.join(clusterFolder, 'PG_VERSION'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (content === undefined) return false
  const version = Number.parseInt(content, 10)
  if (version === postgresMajorVersion) return true
  const fact = `The database in ${clusterFolder} was made by PostgreSQL ${version}, but this Lúpulo brings ${postgresMajorVersion}`
  throw new EmbeddedPostgresError(
    version > postgresMajorVersion
      ? `${fact}: start it with the newer Lúpulo that made it, or point DATA_DIR at another folder.`
      : `${fact}: dump it with pg_dump ${version}, start with an empty DATA_DIR and restore the dump there.`,
  )
}

async function runInitdb({ nativeFolder, owner, clusterFolder }: ClusterPlace, draft: string): Promise<void> {
  const initdb = path.join(nativeFolder, 'bin/initdb')
  const choices = [
    `--username=${clusterRole}`,
    '--auth=trust',
    '--encoding=UTF8',
    // Sorting that no system library can change under an index. Statements that a person reads the order of name
    // an ICU collation themselves.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
  let outcome = { succeeded: false, output: '' }
  // pg_trgm asks the C library what a letter is: under plain C, ñ would be none. macOS may only have the second.
  for (const letters of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    outcome = await runAsOwner(owner, initdb, [...choices, `--lc-ctype=${letters}`], draft)
    if (outcome.succeeded || !outcome.output.includes('invalid locale name')) break
  }
  if (!outcome.succeeded) throw explainFailure(outcome.output, clusterFolder)
}

/** Makes the rename itself survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

/** Drafts of starters that were killed. One that is an hour old is nobody's work in progress. */
async function removeAbandonedDrafts(clusterFolder: string): Promise<void> {
  const parent = path.dirname(clusterFolder)
  const prefix = `${path.basename(clusterFolder)}.new-`
  const hourAgo = Date.now() - 60 * 60 * 1000
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const draft = path.join(parent, name)
    const found = await stat(draft).catch(() => undefined)
    if (found && found.mtimeMs < hourAgo) await rm(draft, { recursive: true, force: true })
  }
}
