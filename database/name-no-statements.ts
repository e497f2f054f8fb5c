import type pg from 'pg'
import { ShopClient } from './shop-client.ts'

/**
 * From here on no statement of the pool is prepared under a name. A name belongs to one session of the server, and a
 * pooler gives every transaction another one: there the name is unknown, or somebody else's.
 */
export function nameNoStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    if (client instanceof ShopClient) client.namesStatements = false
  })
}
