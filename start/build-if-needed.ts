import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILD = `${ROOT}build`
const TEST = /\.test\.tsx?$/
/** What a build is made from: files, and folders with all that is in them but tests. */
export const BUILT_FROM = {
  files: ['house.ts', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'],
  folders: ['contract', 'database', 'house', 'public', 'server', 'start', 'web'],
}

/** What a build of the program in a folder is made from: the sources' names and contents. */
export function fingerprint(root = ROOT): string {
  const hash = createHash('sha256')
  for (const file of sourcesIn(root)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** By their names; each start looks at all of them, and patterns took half of its time. */
function sourcesIn(root: string): string[] {
  const inFolders = BUILT_FROM.folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !TEST.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  return [...BUILT_FROM.files, ...inFolders].sort()
}

function isBuiltFrom(sources: string): boolean {
  const stamp = `${BUILD}/stamp`
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}

/**
 * Builds pages and server when there is no build of just these sources. Two that build at once each build aside; the
 * first one's build takes the place, and the other is thrown away. Says only that it builds.
 * @throws when the build fails, with what it printed
 */
export async function buildIfNeeded(): Promise<void> {
  const sources = fingerprint()
  if (isBuiltFrom(sources)) return
  console.log('Building the shop (the first time takes a moment) …')
  const aside = `${BUILD}-${process.pid}`
  try {
    await buildInto(aside)
    writeFileSync(`${aside}/stamp`, sources)
    while (!isBuiltFrom(sources) && existsSync(aside)) takeThePlace(aside)
    if (!isBuiltFrom(sources)) throw new Error('Another build of other sources took the place: start again.')
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Leaves the place as it is when another build has just taken it. */
function takeThePlace(aside: string): void {
  const old = `${aside}-old`
  try {
    if (existsSync(BUILD)) renameSync(BUILD, old)
    renameSync(aside, BUILD)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOENT') throw error
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}

async function buildInto(folder: string): Promise<void> {
  const build = spawn('react-router', ['build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: relative(ROOT, folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: Buffer[] = []
  build.stdout.on('data', (chunk) => printed.push(chunk))
  build.stderr.on('data', (chunk) => printed.push(chunk))
  const [exitCode] = await once(build, 'exit')
  if (exitCode !== 0) throw new Error(`The build failed:\n${Buffer.concat(printed)}`)
}
