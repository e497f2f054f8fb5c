import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { errorForLog, messageOf } from '#server/log/error-for-log.ts'
import type { Services } from '#server/services.ts'
import { readEnv, SettingsError } from '#server/settings/env.ts'
import { buildIfNeeded } from './start/build-if-needed.ts'
import { endWhenUncaught } from './start/end-when-uncaught.ts'
import { endWithNpm } from './start/end-with-npm.ts'
import { findDrizzleOnce } from './start/find-drizzle-once.ts'
import { loadShop } from './start/load-shop.ts'
import { askForShop, runCluster, tellOpen } from './start/run-cluster.ts'

/**
 * Starts the shop: settings, database, stand-ins, jobs, pages. `--dev` serves the sources, reloading as they change; with
 * WORKERS above 1 this process only keeps so many others running, which serve.
 */

const developing = process.argv.includes('--dev')

// What is large is imported after this.
findDrizzleOnce()

/** How to end what has been started, the newest last: stopping and a failed start both walk it backwards. */
const started: (() => Promise<unknown>)[] = []
const onStarted = (end: () => Promise<unknown>) => void started.push(end)

async function end() {
  for (const close of started.toReversed()) await close()
}

/** On the first signal: no longer ready, then everything ends in turn. */
function stopOnSignals(services?: Services) {
  let stopping = false
  const stop = async (why: string) => {
    if (stopping) return
    stopping = true
    if (services) services.draining = true
    services?.log.info({ why }, 'stopping')
    await end()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
  endWithNpm(stop)
  // One of several, whose first process is gone: nobody would end it.
  if (cluster.isWorker) process.on('disconnect', () => stop('disconnect'))
}

async function start() {
  const env = readEnv(process.env)
  if (cluster.isWorker) {
    const [serve, shop] = await Promise.all([loadShop(false), askForShop()])
    stopOnSignals(await serve(env, shop, onStarted))
    return tellOpen()
  }
  const { prepareShop } = await import('./start/prepare-shop.ts')
  const { shop, welcome } = await prepareShop(env, onStarted)
  if (env.WORKERS > 1 && !developing) {
    await buildIfNeeded()
    onStarted(await runCluster(env.WORKERS, shop))
    stopOnSignals()
  } else {
    const serve = await loadShop(developing)
    stopOnSignals(await serve(env, shop, onStarted))
  }
  welcome()
}

endWhenUncaught()
try {
  await start()
  // A process that is killed would not come to it.
  flushCompileCache()
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error instanceof SettingsError ? error.sentences.join('\n') : messageOf(error))
  if (process.env.LOG_LEVEL === 'debug') console.error(errorForLog(error))
  await end()
  process.exit(1)
}
