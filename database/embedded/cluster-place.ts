import { mkdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ClusterOwner, findClusterOwner } from './cluster-owner.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { copyBinaries, makeFarHome, readFarHome } from './far-home.ts'
import { findBinaries } from './find-binaries.ts'
import { runAsOwner } from './run-as-owner.ts'

/** Where the cluster is (or will be made), which programs run it, and as whom. */
export type ClusterPlace = { clusterFolder: string; nativeFolder: string; owner: ClusterOwner }

/**
 * Finds the place of DATA_DIR's database, making DATA_DIR itself if needed: `DATA_DIR/postgres`, unless this is
 * root and the server's user cannot get there (a checkout under /root, mode 700). Then it lives in a far home and
 * DATA_DIR holds a pointer to it. The same goes for the programs.
 */
export async function findClusterPlace(dataDir: string): Promise<ClusterPlace> {
  await mkdir(dataDir, { recursive: true })
  // The real path, so that two ways of writing one folder are one database.
  const dataFolder = await realpath(dataDir)
  const farHome = await readFarHome(dataFolder)
  let clusterFolder = path.join(farHome ?? dataFolder, 'postgres')
  const owner = await findClusterOwner(clusterFolder)
  const nativeFolder = await findRunnableBinaries(owner)

  if (!farHome && !(await canReach(owner, dataFolder))) {
    if (await exists(clusterFolder)) {
      throw new EmbeddedPostgresError(
        `The database's user (id ${owner.uid}) may not enter ${dataFolder}: allow it with chmod a+x on every folder of that path.`,
      )
    }
    clusterFolder = path.join(await makeFarHome(dataFolder), 'postgres')
  }
  return { clusterFolder, nativeFolder, owner }
}

async function canReach(owner: ClusterOwner, folder: string): Promise<boolean> {
  if (!owner.runAs) return true
  // Asking the kernel, as that user, also gets access control lists and mount options right.
  const entered = await runAsOwner(owner, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])
  return entered.succeeded
}

async function findRunnableBinaries(owner: ClusterOwner): Promise<string> {
  const installed = await findBinaries()
  const tried = await tryBinaries(owner, installed)
  if (tried.succeeded) return installed
  if (owner.runAs && /EACCES|Permission denied/.test(tried.output)) {
    const copied = await copyBinaries(installed)
    const triedCopy = await tryBinaries(owner, copied)
    if (triedCopy.succeeded) return copied
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this machine; set DATABASE_URL to use another one. It said: ${tried.output.trim()}`,
  )
}

function tryBinaries(owner: ClusterOwner, nativeFolder: string) {
  return runAsOwner(owner, path.join(nativeFolder, 'bin/postgres'), ['--version'])
}

async function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  )
}
