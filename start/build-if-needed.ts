import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = `${ROOT}build/stamp`
const SOURCES = ['contract', 'database', 'server', 'web'].map((floor) => `${floor}/**/*.{ts,tsx,css,sql}`)
const SINGLE_FILES = ['house.ts', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']

/** What the build was made from: the sources' names and contents. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of [...SINGLE_FILES, ...globSync(SOURCES, { cwd: ROOT }).sort()]) {
    const path = `${ROOT}${file}`
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * Builds pages and server when there is no build of just these sources. Silent when it succeeds.
 * @throws when the build fails, with what it printed
 */
export async function buildIfNeeded(): Promise<void> {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Building the shop (the first time takes a moment) …')
  const build = spawn('react-router', ['build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: Buffer[] = []
  build.stdout.on('data', (chunk) => printed.push(chunk))
  build.stderr.on('data', (chunk) => printed.push(chunk))
  const [exitCode] = await once(build, 'exit')
  if (exitCode !== 0) throw new Error(`The build failed:\n${Buffer.concat(printed)}`)
  writeFileSync(STAMP, wanted)
}
