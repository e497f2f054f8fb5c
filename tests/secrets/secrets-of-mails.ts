import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distinct, type Secret } from './secret.ts'

/** The codes and the tokens of links that were mailed, out of the mailbox that the sandbox keeps in DATA_DIR. */
export function secretsOfMails(dataDir: string): Secret[] {
  const folder = join(dataDir, 'sandbox/mail')
  const texts = globSync('*.json', { cwd: folder }).map(
    (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { text: string }).text,
  )
  return distinct(
    texts.flatMap((text) => [
      ...[...text.matchAll(/^(\d{6})$/gm)].map(([, value]) => ({ what: 'a mailed code', value: value! })),
      ...[...text.matchAll(/[?&]token=([^\s&]+)/g)].map(([, value]) => ({
        what: 'the token of a mailed link',
        value: value!,
      })),
    ]),
  )
}
