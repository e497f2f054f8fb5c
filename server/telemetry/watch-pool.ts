import { AsyncResource } from 'node:async_hooks'
import type { Pool } from 'pg'
import { ShopClient } from '#database/shop-client.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { Tracing } from '../ports/tracing.ts'

type Told = (error: Error | undefined, result?: unknown) => void

const TEXT_MAX_CHARACTERS = 2000

/**
 * From here on every statement of the pool, in transactions too, is timed and told to the trace that it belongs to: its
 * text without a single value. Streams of a backup are left alone.
 * @param name which of the process's pools it is: the label of its connections
 */
export function watchPool(
  pool: Pool,
  name: string,
  { metrics, tracing }: { metrics: Metrics; tracing: Tracing },
): void {
  watchConnections(pool, { pool: name }, metrics)
  pool.on('connect', (client) => {
    if (client instanceof ShopClient) client.watcher = (text) => begin(text, metrics, tracing)
  })
  // Who waits for a connection is called by whoever gives one back: without this, inside of that one's trace.
  const connect = pool.connect.bind(pool) as (told?: Told) => unknown
  pool.connect = ((told?: Told) => (told ? connect(AsyncResource.bind(told)) : connect())) as Pool['connect']
}

function watchConnections(pool: Pool, fixed: Record<string, string>, metrics: Metrics): void {
  metrics.watch(
    {
      name: 'lupulo_database_connections',
      help: 'Connections of this process to its database.',
      label: 'state',
      fixed,
    },
    () => ({ 'in-use': pool.totalCount - pool.idleCount, idle: pool.idleCount }),
  )
  metrics.watch(
    {
      name: 'lupulo_database_connections_max',
      help: 'Connections that this process may have (DATABASE_POOL, DATABASE_READERS, DATABASE_REPORTS).',
      fixed,
    },
    () => ({ '': pool.options.max }),
  )
  metrics.watch(
    {
      name: 'lupulo_database_waiting',
      help: 'Statements and transactions of this process that wait for a connection.',
      fixed,
    },
    () => ({ '': pool.waitingCount }),
  )
}

function begin(text: string, metrics: Metrics, tracing: Tracing): (error?: unknown) => void {
  const startedAt = performance.now()
  const end = tracing.begin(() => {
    const statement = statementOf(text)
    return {
      name: statement.split(' ', 1)[0]!.toUpperCase(),
      kind: 'client',
      facts: { 'db.system.name': 'postgresql', 'db.query.text': statement },
    }
  })
  return (error) => {
    metrics.time('query', { outcome: error ? 'failed' : 'ok' }, (performance.now() - startedAt) / 1000)
    end(error)
  }
}

/** Our statements carry their values beside them; whatever stands between quotes all the same is left out. */
function statementOf(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_MAX_CHARACTERS)
}
