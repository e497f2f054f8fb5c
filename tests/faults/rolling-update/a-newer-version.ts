import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../../../start/build-if-needed.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** All that a shop is run from. */
const PROGRAM = [
  ...['build', 'commands', 'contract', 'database', 'house', 'public', 'sandbox', 'server', 'start', 'web'],
  ...['house.ts', 'main.ts', 'package.json', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
]

/**
 * The program with one more migration than this one has: a folder for `startShopProcess`. Its pages are those of this build, which
 * must be there.
 * @param statements what the migration does, each to be run by itself
 */
export function aNewerVersion(statements: string[]): { program: string; remove(): void } {
  const program = mkdtempSync(join(tmpdir(), 'lupulo-newer-'))
  for (const each of PROGRAM) cpSync(join(ROOT, each), join(program, each), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(program, 'node_modules'))
  const migrations = join(program, 'database/migrations')
  const journalFile = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
    entries: { idx: number; when: number }[]
  }
  const newest = journal.entries.at(-1)!
  const tag = '9999_of_the_trial'
  journal.entries.push({ ...newest, ...{ idx: newest.idx + 1, when: newest.when + 1, tag } })
  writeFileSync(journalFile, JSON.stringify(journal))
  appendFileSync(join(migrations, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'))
  // Nothing of what was added is in the build.
  writeFileSync(join(program, 'build/stamp'), fingerprint(program))
  return { program, remove: () => rmSync(program, { recursive: true, force: true }) }
}
