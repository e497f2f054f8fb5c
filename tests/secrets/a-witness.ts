import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeFindings, findIn, withoutWelcome } from './find-in-texts.ts'
import { readTestimony, type Testimonies } from './read-testimony.ts'
import { distinct, type Secret } from './secret.ts'
import { secretsOfSettings } from './secrets-of-settings.ts'

/** For a process of the shop that a test starts: what it is started with, and the search once it has ended. */
export function aWitness(settings: Record<string, string | undefined>) {
  const file = join(tmpdir(), `lupulo-witness-${randomUUID()}.jsonl`)
  let heard: Testimonies | undefined
  /** Takes down what was told, once the process has ended, and leaves no file behind. */
  const hear = () => {
    heard ??= readTestimony(file)
    rmSync(file, { force: true })
    return heard
  }
  return {
    nodeOptions: [`--import=${new URL('./witness.ts', import.meta.url)}`],
    settings: { WITNESS_FILE: file },
    /**
     * @param printed all that the process printed
     * @throws when it holds a password, code, cookie or token that went in or out of the shop, a secret of its settings,
     * or what looks like one; when an answer repeated a password, or was not what its contract promises
     */
    expectSilence(printed: string): void {
      const { secrets, repeated, broken } = hear()
      const known = [...secrets, ...secretsOfSettings(settings), ...keptSecrets(settings.DATA_DIR)]
      const found = describeFindings(findIn([['the log', withoutWelcome(printed)]], known))
      const troubles = [...found, ...repeated, ...broken]
      if (troubles.length) throw new Error(['What came out of the shop should not:', ...troubles].join('\n'))
    },
    hear,
  }
}

/** What a shop made for itself at its first start (start/keep-secrets.ts), and its demo's passwords. */
export function keptSecrets(dataDir: string | undefined): Secret[] {
  if (!dataDir) return []
  const kept = Object.entries(readJson(join(dataDir, 'secrets.json')))
  const demo = Object.values(readJson(join(dataDir, 'demo-accounts.json')))
  return distinct([
    ...kept.map(([name, value]) => ({ what: `${name} of secrets.json`, value: String(value) })),
    ...demo.map((account) => ({
      what: 'a password of the demo',
      value: (account as { password: string }).password,
    })),
  ])
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // Not every shop keeps secrets: settings may hold them all.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
