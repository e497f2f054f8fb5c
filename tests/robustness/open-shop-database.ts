import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts'
import { openPool } from '#database/open-pool.ts'
import type { RunningShop } from '#tests/running/a-running-shop.ts'
import { watchShop } from './watch-shop.ts'

/** Looks into the embedded database of a running shop, as a second process of it would: what changed since it last did. */
export async function openShopDatabase(shop: RunningShop, unwatched?: string[]) {
  const server = await startEmbeddedPostgres({ dataDir: shop.dataDir })
  const { pool } = openPool(server.connectionString, 1)
  const { take } = await watchShop(pool, unwatched)
  return {
    changes: take,
    async close() {
      await pool.end()
      await server.stop()
    },
  }
}

export type ShopDatabase = Awaited<ReturnType<typeof openShopDatabase>>
