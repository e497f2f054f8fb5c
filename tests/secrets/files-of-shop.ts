import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What DATA_DIR keeps for its owner alone, and so may hold secrets. */
const PRIVATE = [
  'secrets.json',
  'demo-accounts.json',
  'sandbox/identity/signing-key.json',
  'sandbox/mail',
  'backups',
]
const OWN = [...PRIVATE, 'postgres']

/** The files of DATA_DIR that hold no secret, by their paths in it; and the database's own log. */
export function openFiles(dataDir: string): [place: string, text: string][] {
  const files = globSync('**/*', { cwd: dataDir, exclude: (name) => OWN.includes(String(name)) }).filter(
    (file) => statSync(join(dataDir, file)).isFile() && !OWN.some((own) => file.startsWith(own)),
  )
  const log = 'postgres/server.log'
  return [...files, ...(existsSync(join(dataDir, log)) ? [log] : [])].map((file) => [
    `DATA_DIR/${file}`,
    // One character a byte: what is no text is searched too.
    readFileSync(join(dataDir, file)).toString(/\.(jsonl?|log|csv)$/.test(file) ? 'utf8' : 'latin1'),
  ])
}

/** Which of the private ones others of this machine may read, with their modes. */
export function readableByOthers(dataDir: string): string[] {
  return PRIVATE.map((name) => join(dataDir, name))
    .filter((path) => existsSync(path) && statSync(path).mode & 0o077)
    .map((path) => `${path} may be read by others: ${(statSync(path).mode & 0o777).toString(8)}`)
}
