import { pino } from 'pino'
import { openPool } from '#database/open-pool.ts'
import { startJobQueue } from '#server/adapters/pg-boss/start-job-queue.ts'
import { createServices } from '#server/create-services.ts'
import type { Env } from '#server/env.ts'
import { errorForLog } from '#server/error-for-log.ts'
import type { Services } from '#server/services.ts'
import { startWorkers } from '#server/start-workers.ts'
import { drain, listen } from './listen.ts'
import { loadHouse } from './load-house.ts'
import type { PreparedShop } from './prepare-shop.ts'

const DRAIN_MS = 10_000

/**
 * Serves a prepared shop from this process, pages and jobs; any number of processes may.
 * @param onStarted is handed how to end each thing, as soon as it has been started
 */
export async function serveShop(
  env: Env,
  { filledIn, connectionString }: PreparedShop,
  { developing, onStarted }: { developing: boolean; onStarted: (end: () => Promise<unknown>) => void },
): Promise<Services> {
  const log = pino({ level: env.LOG_LEVEL, serializers: { err: errorForLog } })
  const { pool, db } = openPool(connectionString, env.DATABASE_POOL)
  onStarted(() => pool.end())
  const queue = await startJobQueue({ connectionString, log })
  onStarted(queue.stop)
  const services = createServices({ env: { ...env, ...filledIn }, log, pool, db, jobs: queue })
  const workers = await startWorkers({ queue, services })
  onStarted(workers.stop)
  const house = await loadHouse(services, developing)
  onStarted(house.close)
  const { server } = await listen(env.PORT, house.listener)
  onStarted(() => drain(server, DRAIN_MS))
  return services
}
