import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createLocalDisk } from '#server/adapters/local-disk/create-local-disk.ts'
import { createApp } from '#server/app.ts'
import { findText } from '#tests/database/find-text.ts'
import { keepContents } from '#tests/database/keep-contents.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { aShopWithEverybody } from './a-shop-with-everybody.ts'

/**
 * The shop that every call of the table finds, each time as if nothing had happened yet. Call it once, outside the
 * tests; `people` and `target` are there inside them.
 */
export function useTheShop() {
  const database = useTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-media-'))
  const payments = aPaymentProvider()
  const openShop = () => {
    const mediaStorage = createLocalDisk(join(folder, 'media'))
    const services = { ...makeTestServices(database, {}, { payments, mediaStorage }), payments }
    return { services, app: createApp(services) }
  }
  let shop: ReturnType<typeof openShop>
  let everybody: Awaited<ReturnType<typeof aShopWithEverybody>>
  let kept: Awaited<ReturnType<typeof keepContents>>
  let untouched: Set<string>
  const readRows = async () => new Set(await findText(database.pool, ['']))
  beforeAll(async () => {
    shop = openShop()
    everybody = await aShopWithEverybody(shop.services)
    kept = await keepContents(database.pool)
    untouched = await readRows()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  return {
    get cookies() {
      return everybody.cookies
    },
    get target() {
      return everybody.target
    },
    /** The running shop; another one once something was undone, so that nothing remembers it. */
    get running() {
      return { ...shop, target: everybody.target }
    },
    /** Every row of the database, in words, while nothing has been done. */
    get untouched() {
      return untouched
    },
    /** Every row as it is now. */
    rows: readRows,
    /**
     * Undoes what was done since the shop was opened: `changed` are the rows that are not what they were.
     * @throws when something is left of it
     */
    async undo(changed: string[]): Promise<void> {
      await kept.putBack(changed)
      shop = openShop()
      const now = await readRows()
      const left = [...now].filter((row) => !untouched.has(row))
      if (left.length || now.size < untouched.size) throw new Error(`not undone: ${left.join('\n')}`)
    },
  }
}
