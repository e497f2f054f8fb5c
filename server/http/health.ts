import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../services.ts'
import type { Api } from './api-context.ts'

/** Small shops are read within it: whoever asks waits so long, and no longer. */
const READ_WITHIN_MS = 1000

/**
 * `/livez`: the process answers. `/readyz`: it can also serve, which takes a database that answers, and beers that were read once: at a million
 * that may take half a minute, in which each list and search would be refused.
 */
export function bindHealth(app: Api, services: Pick<Services, 'pool' | 'search' | 'draining'>): void {
  const { pool, search } = services
  let wereBeersRead = false
  const readBeers = async () => {
    const isInTime = search.ready().then(
      () => true,
      // Why it cannot be read the log says, and everything else can be served.
      () => true,
    )
    wereBeersRead ||= await Promise.race([isInTime, sleep(READ_WITHIN_MS, false)])
    return wereBeersRead
  }
  app.get('/livez', (context) => context.json({ live: true }))
  app.get('/readyz', async (context) => {
    if (services.draining) return context.json({ ready: false, reason: 'stopping' }, 503)
    const isAnswered = await pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
    if (isAnswered && (wereBeersRead || (await readBeers()))) return context.json({ ready: true })
    context.header('Retry-After', '2')
    return context.json({ ready: false, reason: isAnswered ? 'beers' : 'database' }, 503)
  })
}
