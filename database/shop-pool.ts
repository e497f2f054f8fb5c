import pg from 'pg'

/**
 * A pool that loses no place to a connection that broke while it was lent out. Whoever borrowed it may never give it back:
 * Drizzle does not when a transaction cannot even begin. So the pool takes it back by itself, and a later release says nothing.
 */
export class ShopPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: with a callback and without one, as pg has it
  override connect(...given: any[]): any {
    if (given.length) return super.connect(given[0])
    return super.connect().then(takeBackWhenBroken)
  }
}

function takeBackWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let broken = false
  const onError = (error: Error) => {
    broken = true
    client.off('error', onError)
    release(error)
  }
  client.on('error', onError)
  client.release = (reason) => {
    if (broken) return
    client.off('error', onError)
    release(reason)
  }
  return client
}
