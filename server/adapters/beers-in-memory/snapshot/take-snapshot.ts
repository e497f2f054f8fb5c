import { BeerIndex } from '../beer-index.ts'
import { FOLLOWS_WITHIN_MS, type FollowedIndex } from '../followed-index.ts'
import { readCompanies } from '../read-beers.ts'
import { ageOfMark } from './database-moment.ts'
import { openFile } from './read-file.ts'
import { type Place, snapshotIn } from './write-snapshot.ts'

/**
 * The index as it was written down; undefined where it was not. What has changed since is still to be read, before anybody asks.
 * @throws why it is not to be taken: it is damaged, or of another program or database, or changes since are forgotten
 */
export async function takeSnapshot({ ask, folder, fingerprint }: Place): Promise<FollowedIndex | undefined> {
  const file = await openFile(snapshotIn(folder))
  if (!file) return undefined
  try {
    const { footer } = file
    if (footer.fingerprint !== fingerprint) throw new Error('it is of another version of the shop')
    const { identity, ageMs: markAgeMs } = await ageOfMark(ask, footer.mark)
    if (footer.identity !== identity) throw new Error('it is of another database')
    if (markAgeMs === undefined) throw new Error('it is of another past of the database, or too old')
    const { horizon, read, beforeMarkMs } = footer.upTo
    const ageMs = markAgeMs + beforeMarkMs
    if (markAgeMs < 0 || ageMs >= FOLLOWS_WITHIN_MS) throw new Error('it is too old')
    const index = BeerIndex.of(await file.readParts())
    // Few, and named after others beside them, which no change of their own tells.
    for (const company of await readCompanies(ask)) index.putCompany(company)
    const at = Date.now() - ageMs
    const upTo = { horizon, read: new Set(read), at }
    return { index, identity, upTo, kept: { at, version: index.version } }
  } finally {
    await file.close()
  }
}
