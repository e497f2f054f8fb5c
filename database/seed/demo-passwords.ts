import { randomBytes, randomInt } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DEMO_ROLES, type DemoRole, demoSignIns } from './demo-sign-ins.ts'

export type DemoPasswords = Record<DemoRole, string>

const fileIn = (dataDir: string) => path.join(dataDir, 'demo-accounts.json')

/** The demo's passwords as DATA_DIR/demo-accounts.json keeps them, or null when there is no such file. */
export async function readDemoPasswords(dataDir: string): Promise<DemoPasswords | null> {
  let kept: string
  try {
    kept = await readFile(fileIn(dataDir), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  try {
    const accounts = JSON.parse(kept) as Record<DemoRole, { password?: unknown }>
    const passwords = DEMO_ROLES.map((role) => [role, accounts[role].password] as const)
    if (passwords.every(([, password]) => typeof password === 'string' && password)) {
      return Object.fromEntries(passwords) as DemoPasswords
    }
  } catch {
    // Falls through to the sentence below.
  }
  throw new Error(`${fileIn(dataDir)} is not what this shop wrote there: put it right, or delete it.`)
}

/**
 * The demo's passwords: those kept in DATA_DIR/demo-accounts.json, or else new random ones that are kept there from
 * now on, readable by their owner alone. Of two processes that make them at once both get the same.
 */
export async function keepDemoPasswords(dataDir: string): Promise<DemoPasswords> {
  const kept = await readDemoPasswords(dataDir)
  if (kept) return kept
  const accounts = Object.fromEntries(
    DEMO_ROLES.map((role) => [role, { email: demoSignIns[role].email, password: randomPassword() }]),
  )
  await mkdir(dataDir, { recursive: true })
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // A link appears whole or not at all, and never over another process's.
    await link(draft, fileIn(dataDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return (await readDemoPasswords(dataDir))!
}

// Without 0 O 1 l I: these passwords are read from a terminal.
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const DIGIT = '23456789'

/** Fourteen characters, about 80 random bits, with the upper case letter, lower case letter and digit asked for. */
function randomPassword(): string {
  const pick = (alphabet: string) => alphabet[randomInt(alphabet.length)]!
  const rest = Array.from({ length: 11 }, () => pick(UPPER + LOWER + DIGIT))
  return [pick(UPPER), pick(LOWER), pick(DIGIT), ...rest].join('')
}
