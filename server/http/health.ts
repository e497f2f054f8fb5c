import type { Pool } from 'pg'
import type { Api } from './api-context.ts'

/** `/livez`: the process answers. `/readyz`: it can also serve, which takes a database that answers. */
export function bindHealth(app: Api, pool: Pool, isDraining: () => boolean) {
  app.get('/livez', (context) => context.json({ live: true }))
  app.get('/readyz', async (context) => {
    if (isDraining()) return context.json({ ready: false, reason: 'stopping' }, 503)
    try {
      await pool.query('SELECT 1')
      return context.json({ ready: true })
    } catch {
      context.header('Retry-After', '2')
      return context.json({ ready: false, reason: 'database' }, 503)
    }
  })
}
