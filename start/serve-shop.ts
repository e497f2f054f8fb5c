import type { RequestListener } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { nameNoStatements } from '#database/name-no-statements.ts'
import { openPools } from '#database/open-pools.ts'
import { startJobQueue } from '#server/adapters/pg-boss/start-job-queue.ts'
import { createServices } from '#server/create-services.ts'
import type { Services } from '#server/services.ts'
import type { Env } from '#server/settings/env.ts'
import { runEvery } from '#server/sweeps/run-every.ts'
import { startWorkers } from '#server/sweeps/start-workers.ts'
import { watchPool } from '#server/telemetry/watch-pool.ts'
import { handOver } from './desk/hand-over.ts'
import { asFromPeer } from './desk/peer-header.ts'
import { learnCharging } from './learn-charging.ts'
import { drain, listen, type Place } from './listen.ts'
import { missingOperator } from './missing-operator.ts'
import type { OpenedHouse } from './open-house.ts'
import { openTelemetry } from './open-telemetry.ts'
import type { PreparedShop } from './prepare-shop.ts'
import { sharePaying } from './share-paying.ts'

const DRAIN_MS = 10_000
/** A thirtieth of a processor for which somebody else asks (nice(1)). */
const DESK_NICENESS = 15
/** So that no search has much to catch up with. */
const FOLLOW_SEARCH_SECONDS = 30

/**
 * Serves a prepared shop from this process, pages and jobs; any number of processes may.
 * @param open what answers, of these services
 * @param onStarted is handed how to end each thing, as soon as it has been started
 */
export async function serveShop(
  env: Env,
  { filledIn, connectionString, processNumber = 1, desk }: PreparedShop,
  {
    open,
    onStarted,
  }: {
    open: (services: Services) => OpenedHouse | Promise<OpenedHouse>
    onStarted: (end: () => Promise<unknown>) => void
  },
): Promise<Services> {
  // What may take its time leaves the processor to the others.
  if (desk?.isHere) setPriority(DESK_NICENESS)
  const { log, metrics, tracing } = await openTelemetry(env, processNumber)
  onStarted(tracing.stop)
  const unsaid = processNumber === 1 && missingOperator(env)
  if (unsaid) log.warn(unsaid)
  const { end, ...pools } = openPools(
    env.DATABASE_POOLER_URL ?? connectionString,
    env.poolSizes,
    env.DATABASE_TIMEOUT_SECONDS,
  )
  onStarted(end)
  const isWatched = env.METRICS_TOKEN || env.OTEL_EXPORTER_OTLP_ENDPOINT
  for (const [name, { pool }] of Object.entries(pools)) {
    if (env.DATABASE_POOLER_URL) nameNoStatements(pool)
    if (isWatched) watchPool(pool, name, { metrics, tracing })
  }
  const queue = await startJobQueue({
    connectionString,
    log,
    statementSeconds: env.DATABASE_TIMEOUT_SECONDS,
  })
  onStarted(queue.stop)
  const services = createServices({
    env: { ...env, ...filledIn },
    log,
    pools,
    jobs: queue,
    metrics,
    tracing,
    processNumber,
  })
  if (desk) sharePaying(services.paying)
  await learnCharging(services)
  const workers = await startWorkers({ queue, services, isBesideDesk: desk?.isHere === false })
  onStarted(workers.stop)
  // Read before anybody asks: the first search finds it there.
  const following = runEvery(FOLLOW_SEARCH_SECONDS, 'follow-search', log, services.search.follow)
  onStarted(following.stop)
  const house = await open(services)
  onStarted(house.close)
  const [place, listener] = placeOf(env, house, desk)
  const { server } = await listen(env, place, (incoming, outgoing) => {
    // A proxy that keeps connections to us takes its next request elsewhere, and not to a line that is about to be cut.
    if (services.draining) outgoing.setHeader('Connection', 'close')
    listener(incoming, outgoing)
  })
  onStarted(async () => {
    if (services.draining) await sleep(env.DRAIN_SECONDS * 1000)
    await drain(server, DRAIN_MS)
  })
  return services
}

/** Where this process listens, and who answers there: the desk behind the others, which hand over what is its. */
function placeOf(
  env: Env,
  { listener, isOfDesk }: OpenedHouse,
  desk: PreparedShop['desk'],
): [Place, RequestListener] {
  if (!desk) return [env, listener]
  if (desk.isHere) return [{ socketPath: desk.socketPath }, asFromPeer(listener)]
  const handOn = handOver(desk.socketPath, listener)
  return [env, (incoming, outgoing) => (isOfDesk(incoming) ? handOn : listener)(incoming, outgoing)]
}
