import { readFileSync } from 'node:fs'
import type { FullConfig } from '@playwright/test'
import { startEmbeddedPostgres } from '../../database/embedded/start-embedded-postgres.ts'
import { openPool } from '../../database/open-pool.ts'
import { keptSecrets } from '../secrets/a-witness.ts'
import { openFiles, readableByOthers } from '../secrets/files-of-shop.ts'
import { describeFindings, findIn, withoutWelcome } from '../secrets/find-in-texts.ts'
import { readTestimony } from '../secrets/read-testimony.ts'
import { personalDataOf, secretsOfDatabase } from '../secrets/secrets-of-database.ts'
import { secretsOfMails } from '../secrets/secrets-of-mails.ts'
import { shopFiles } from './shop-files.ts'
import { type Shown, walkTheShop } from './walk-the-shop.ts'

/**
 * After the last story: no password, code, cookie or token that was used in any of them stands in what the shop printed, in
 * its files that are not its owner's alone, or in what it shows. The log and the files are searched whole; of the answers
 * those of a walk through the shop as it is by then (walk-the-shop.ts), and each that answered a password. And every answer
 * of the API was what its contract promises.
 * @throws naming what was found where, without showing it; or call and field of what was not as promised
 */
export default async function checkSecrets(config: FullConfig): Promise<void> {
  const { dataDir, log, testimony } = shopFiles()
  const server = await startEmbeddedPostgres({ dataDir })
  const { pool } = openPool(server.connectionString, 1)
  try {
    const shown = await walkTheShop(config.projects[0]!.use.baseURL!, pool)
    const kept = keptSecrets(dataDir)
    const sessionSecret = kept.find(({ what }) => what.startsWith('sessionSecret'))!.value
    const { secrets: witnessed, repeated, broken } = readTestimony(testimony)
    const secrets = [
      ...witnessed,
      ...kept,
      ...(await secretsOfDatabase(pool, sessionSecret)),
      ...secretsOfMails(dataDir),
    ]
    const personal = await personalDataOf(pool)
    const printed: [string, string] = ['the log', withoutWelcome(readFileSync(log, 'utf8'))]
    const found = [
      ...describeFindings(findIn([printed, ...openFiles(dataDir)], secrets)),
      ...describeFindings(findIn(textsFor(['admin'], shown), secrets)),
      ...describeFindings(findIn(textsFor(['visitor', 'buyer', 'seller'], shown), [...secrets, ...personal])),
    ]
    const troubles = [...found, ...repeated, ...broken, ...readableByOthers(dataDir)]
    if (troubles.length) throw new Error(['What came out of the shop should not:', ...troubles].join('\n'))
  } finally {
    await pool.end()
    await server.stop()
  }
}

/** What these people were shown, without what is their own. */
const textsFor = (who: Shown['who'][], shown: Shown[]): [string, string][] =>
  shown
    .filter((each) => who.includes(each.who))
    .map(({ who, place, text, own }) => [`what a ${who} sees at ${place}`, withoutOwn(text, own)])

const withoutOwn = (text: string, own: string[]) =>
  own.reduce((rest, value) => rest.replaceAll(value, '‹own›'), text)
