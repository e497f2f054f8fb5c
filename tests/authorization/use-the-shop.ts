import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createLocalDisk } from '#server/adapters/local-disk/create-local-disk.ts'
import { createApp } from '#server/app.ts'
import { findText } from '#tests/database/find-text.ts'
import { keepContents } from '#tests/database/keep-contents.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { type Changes, watchChanges } from '#tests/database/watch-changes.ts'
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
    const services = {
      ...makeTestServices(database, { PAYMENT_SITE: 'MLA' }, { payments, mediaStorage }),
      payments,
    }
    return { services, app: createApp(services) }
  }
  let shop: ReturnType<typeof openShop>
  let everybody: Awaited<ReturnType<typeof aShopWithEverybody>>
  let kept: Awaited<ReturnType<typeof keepContents>>
  let watch: Awaited<ReturnType<typeof watchChanges>>
  const toUndo = new Set<string>()
  beforeAll(async () => {
    shop = openShop()
    everybody = await aShopWithEverybody(shop.services)
    kept = await keepContents(database.pool)
    watch = await watchChanges(database.pool)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  return {
    get cookies() {
      return everybody.cookies
    },
    get keys() {
      return everybody.keys
    },
    get target() {
      return everybody.target
    },
    /** The running shop; another one once something was undone, so that nothing remembers it. */
    get running() {
      return { ...shop, target: everybody.target }
    },
    /** Every row of the database, in words. */
    rows: () => findText(database.pool, ['']),
    /** What has been done since the last time that somebody asked. */
    async changes(): Promise<Changes> {
      const changes = await watch.take()
      for (const row of [...changes.removed, ...changes.written]) toUndo.add(row)
      return changes
    },
    /** Undoes what was done. @throws when something is left of it */
    async undo(): Promise<void> {
      if (!toUndo.size) return
      await kept.putBack([...toUndo])
      toUndo.clear()
      shop = openShop()
    },
  }
}
