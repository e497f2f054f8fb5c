import { mkdirSync } from 'node:fs'
import { pino } from 'pino'
import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { startJobQueue } from '#server/adapters/pg-boss/start-job-queue.ts'
import { createServices } from '#server/create-services.ts'
import { readEnv, type Settings, SettingsError } from '#server/env.ts'
import { errorForLog } from '#server/error-for-log.ts'
import { startWorkers } from '#server/start-workers.ts'
import { backUpBeforeMigrating } from './start/back-up-before-migrating.ts'
import { fillDemoShop } from './start/fill-demo-shop.ts'
import { keepSecrets } from './start/keep-secrets.ts'
import { drain, listen } from './start/listen.ts'
import { loadHouse } from './start/load-house.ts'
import { printWelcome } from './start/print-welcome.ts'
import { startStandIns } from './start/start-stand-ins.ts'

/** Starts the shop: settings, stand-ins, database, jobs, pages. `--dev` serves the sources, reloading as they change. */

const DRAIN_MS = 10_000
const developing = process.argv.includes('--dev')

/** How to end what has been started, the newest last: stopping and a failed start both walk it backwards. */
const started: (() => Promise<unknown>)[] = []

async function end() {
  for (const close of started.toReversed()) await close()
}

async function start() {
  const env = readEnv(process.env)
  mkdirSync(env.DATA_DIR, { recursive: true })
  const secrets = keepSecrets(env.DATA_DIR)
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const log = pino({ level: env.LOG_LEVEL, serializers: { err: errorForLog } })

  const database = await connectDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    poolSize: env.DATABASE_POOL,
  })
  started.push(database.close)
  await backUpBeforeMigrating(database, env.DATA_DIR)
  await migrateDatabase(database.pool)
  const standIns = env.usesSandbox ? await startStandIns(env, secrets, publicUrl) : undefined
  if (standIns) started.push(standIns.stop)
  const settings: Settings = {
    ...env,
    publicUrl,
    sessionSecret: env.SESSION_SECRET ?? secrets.sessionSecret,
    mercadoPago: {
      baseUrl: env.MERCADO_PAGO_BASE_URL ?? standIns!.url,
      accessToken: env.MERCADO_PAGO_ACCESS_TOKEN ?? secrets.accessToken,
      webhookSecret: env.MERCADO_PAGO_WEBHOOK_SECRET ?? secrets.webhookSecret,
    },
    smtpUrl: env.SMTP_URL ?? standIns!.smtpUrl,
    oidc: env.oidc ?? standIns?.oidc,
  }
  const signIns = env.demoShop ? await fillDemoShop(database.db, env.DATA_DIR) : undefined

  const queue = await startJobQueue({ connectionString: database.connectionString, log })
  started.push(queue.stop)
  const services = createServices({
    env: settings,
    log,
    pool: database.pool,
    db: database.db,
    jobs: queue,
  })
  const workers = await startWorkers({ queue, services })
  started.push(workers.stop)
  const house = await loadHouse(services, developing)
  started.push(house.close)
  const { server } = await listen(env.PORT, house.listener)
  started.push(() => drain(server, DRAIN_MS))
  printWelcome({ publicUrl, standIns, signIns })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (services.draining) return
      services.draining = true
      log.info({ signal }, 'stopping')
      await end()
      process.exit(0)
    })
  }
}

try {
  await start()
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error instanceof SettingsError ? error.sentences.join('\n') : error.message)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  await end()
  process.exit(1)
}
