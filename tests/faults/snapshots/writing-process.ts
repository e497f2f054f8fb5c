/**
 * A program: a process of the shop that writes the snapshot of its beers again and again, and never stops. Says so once it has written
 * the first one. Takes the address of its database and its folder.
 */
import { openPool } from '#database/open-pool.ts'
import type { Ask } from '#database/within-time.ts'
import { readIndex } from '#server/adapters/beers-in-memory/followed-index.ts'
import { identify } from '#server/adapters/beers-in-memory/snapshot/database-moment.ts'
import { writeSnapshot } from '#server/adapters/beers-in-memory/snapshot/write-snapshot.ts'

const [connectionString, folder] = process.argv.slice(2) as [string, string]
const { pool } = openPool(connectionString, 2)
const ask: Ask = (query) => pool.query(query)
const followed = await readIndex(ask, await identify(ask))
const write = () => writeSnapshot({ ask, folder, fingerprint: 'of the tests' }, followed)
await write()
console.log('written')
for (;;) await write()
