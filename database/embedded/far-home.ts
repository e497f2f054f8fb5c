import { createHash, randomBytes } from 'node:crypto'
import { chmod, cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Root's data that another user must reach goes where services keep theirs (Filesystem Hierarchy Standard 5.8). */
const farHomes = '/var/lib/lupulo'

const pointerFile = (dataFolder: string) => path.join(dataFolder, 'postgres.location')

/** The far home that DATA_DIR points to, if it does. */
export async function readFarHome(dataFolder: string): Promise<string | undefined> {
  const pointer = pointerFile(dataFolder)
  const content = await readFile(pointer, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (content === undefined) return undefined
  const home = content.trim()
  if (!(await stat(home).catch(() => undefined))?.isDirectory()) {
    throw new EmbeddedPostgresError(
      `${pointer} says that the database is in ${home}, which is not there: bring it back, or remove ${pointer} to begin with an empty shop.`,
    )
  }
  return home
}

/**
 * Makes a far home for DATA_DIR and the pointer to it. Its name has a random part, so that a DATA_DIR that was
 * deleted and made again begins empty, as it does elsewhere. Of two starters at once, one pointer wins.
 */
export async function makeFarHome(dataFolder: string): Promise<string> {
  const hash = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  const home = path.join(farHomes, `${hash}-${randomBytes(4).toString('hex')}`)
  await mkdir(home, { recursive: true })
  await openToAll(farHomes, home)
  const draft = `${pointerFile(dataFolder)}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${home}\n`)
  try {
    // link() refuses to replace, which rename() would not.
    await link(draft, pointerFile(dataFolder))
    return home
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await rm(home, { recursive: true })
    return (await readFarHome(dataFolder))!
  } finally {
    await rm(draft, { force: true })
  }
}

/** Copies the programs to where every user can run them, once for each version. Safe with two at once. */
export async function copyBinaries(nativeFolder: string): Promise<string> {
  const { version } = createRequire(import.meta.url)(path.join(nativeFolder, '../package.json'))
  const target = path.join(farHomes, `postgresql-${version}`)
  if (await stat(target).catch(() => undefined)) return target
  const draft = `${target}.new-${randomBytes(4).toString('hex')}`
  await mkdir(farHomes, { recursive: true })
  try {
    await cp(nativeFolder, draft, { recursive: true, verbatimSymlinks: true })
    await openToAll(farHomes, draft, ...(await contentsOf(draft)))
    await rename(draft, target)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return target
}

/** Under umask 077 root makes files (and npm ci leaves programs) that nobody else can read. */
async function openToAll(...files: string[]): Promise<void> {
  for (const file of files) {
    const found = await stat(file)
    await chmod(file, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644)
  }
}

async function contentsOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
