import { onTestFinished } from 'vitest'
import { type OpenPool, openPool } from '#database/open-pool.ts'

/** How long one waits for a turn that never comes. */
const TURN_MS = 50

/** A pool whose connections are all taken by somebody who does not let go before the test ends. */
export async function aStuckPool(connectionString: string, size = 2): Promise<OpenPool> {
  const opened = openPool(connectionString, size)
  const held = await Promise.all(Array.from({ length: size }, () => opened.pool.connect()))
  // Only now: connecting itself may take its time.
  opened.pool.options.connectionTimeoutMillis = TURN_MS
  onTestFinished(async () => {
    for (const client of held) client.release()
    await opened.pool.end()
  })
  return opened
}
