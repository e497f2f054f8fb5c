import { createPrivateKey } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { AskedSource } from '#contract/charge-currencies.ts'
import type { OpenPools } from '#database/open-pools.ts'
import type { Ask } from '#database/within-time.ts'
import { createBeersInMemory } from './adapters/beers-in-memory/create-beers-in-memory.ts'
import { createSnapshots } from './adapters/beers-in-memory/snapshot/create-snapshots.ts'
import { createCountriesService } from './adapters/countries-service/create-countries-service.ts'
import { createFrankfurter } from './adapters/frankfurter/create-frankfurter.ts'
import { createWebhookSender } from './adapters/https-webhooks/create-webhook-sender.ts'
import { createLocalDisk } from './adapters/local-disk/create-local-disk.ts'
import { createMercadoPago } from './adapters/mercado-pago/create-mercado-pago.ts'
import { createPayouts } from './adapters/mercado-pago/payouts/create-payouts.ts'
import { createReportSource } from './adapters/mercado-pago/reports/create-report-source.ts'
import { createOpenIdConnect } from './adapters/openid-connect/create-openid-connect.ts'
import { createS3Storage } from './adapters/s3/create-s3-storage.ts'
import { createSmtpMailer } from './adapters/smtp/create-smtp-mailer.ts'
import { createOfferedCountries } from './features/countries/offered-countries.ts'
import { createIdentityService } from './features/identity/create-identity-service.ts'
import { createMediaService } from './features/media/create-media-service.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { createReadingTurns } from './http/reading-turns.ts'
import { watchThreadLag } from './http/thread-lag.ts'
import { KeptBriefly } from './kept-briefly.ts'
import { Paying } from './paying.ts'
import type { JobQueue } from './ports/job-queue.ts'
import type { MediaStorage } from './ports/media-storage.ts'
import type { Metrics } from './ports/metrics.ts'
import type { RateSource } from './ports/rate-source.ts'
import type { Tracing } from './ports/tracing.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings/env.ts'
import { countLimited } from './telemetry/count-limited.ts'
import { watchOutside } from './telemetry/watch-outside.ts'
import { rememberCauses } from './telemetry/watch-work.ts'

/** Some thousands of pages of beers. */
const MOST_BYTES_OF_ANSWERS = 16 * 1024 * 1024

/** Where pictures lie: the bucket of the settings, or a folder in DATA_DIR. */
export function createMediaStorage(
  env: Pick<Settings, 'mediaBucket' | 'DATA_DIR' | 'PROVIDER_TIMEOUT_MS'>,
): MediaStorage {
  return env.mediaBucket
    ? createS3Storage({ ...env.mediaBucket, timeoutMs: env.PROVIDER_TIMEOUT_MS })
    : createLocalDisk(join(env.DATA_DIR, 'media'))
}

/** The one place that picks adapters: who takes cards, sends e-mails, keeps pictures, knows who is signed in. */
export function createServices({
  env,
  log,
  pools: { till, readers, reports },
  jobs: queue,
  metrics,
  tracing,
  processNumber,
}: {
  env: Settings
  log: Logger
  pools: OpenPools
  jobs: JobQueue
  metrics: Metrics
  tracing: Tracing
  /** Which of several processes of a shop it is: the first one does what one alone does. */
  processNumber: number
}): Services {
  const { pool, db } = till
  const rateLimits = countLimited(createRateLimits(pool, env), metrics)
  const jobs = rememberCauses(queue, tracing)
  const { PROVIDER_TIMEOUT_MS: timeoutMs, MERCADO_PAGO_PAYOUTS_KEY: payoutsKey, publicUrl } = env
  const signingKey = payoutsKey ? createPrivateKey(payoutsKey) : undefined
  const outside = {
    payments: createMercadoPago({ ...env.mercadoPago, publicUrl, timeoutMs, log }),
    payoutProvider: createPayouts({ ...env.mercadoPago, publicUrl, timeoutMs, signingKey, log }),
    reportSource: createReportSource({ ...env.mercadoPago, timeoutMs, log }),
    mailer: createSmtpMailer({
      smtpUrl: env.smtpUrl,
      from: env.MAIL_FROM,
      requireTls: env.mailNeedsTls,
      timeoutMs: env.MAIL_TIMEOUT_MS,
      log,
    }),
    identityProvider: env.oidc && createOpenIdConnect({ ...env.oidc, timeoutMs }),
  }
  const watched = watchOutside({ metrics, tracing }, outside)
  const rateSources: Record<AskedSource, RateSource> = {
    'mercado-pago': {
      name: 'mercado-pago',
      readRate: (currency) => watched.payments.readConversion(currency),
    },
    frankfurter: createFrankfurter({ url: env.frankfurterUrl, timeoutMs }),
  }
  const paying = new Paying()
  const askReaders: Ask = (query) => readers.pool.query(query)
  const snapshots = createSnapshots({
    ask: askReaders,
    folder: join(env.DATA_DIR, 'search'),
    log,
    writes: processNumber === 1,
  })
  return {
    env,
    log,
    pool,
    db,
    readers,
    reports,
    search: createBeersInMemory(askReaders, snapshots),
    jobs,
    ...watched,
    webhookSender: createWebhookSender({ toThisMachine: env.WEBHOOKS_TO_THIS_MACHINE }),
    rateSources: env.EXCHANGE_RATE_SOURCES.map((name) => rateSources[name]),
    mediaStorage: createMediaStorage(env),
    media: createMediaService(),
    identity: createIdentityService({ db, env, log, jobs, rateLimits }),
    countries: createOfferedCountries(
      env.COUNTRIES_URL ? createCountriesService(env.COUNTRIES_URL, timeoutMs) : undefined,
      log,
    ),
    rateLimits,
    paying,
    readingTurns: createReadingTurns(env.poolSizes, watchThreadLag(), paying),
    keptAnswers: new KeptBriefly({ mostBytes: MOST_BYTES_OF_ANSWERS }),
    metrics,
    tracing,
    draining: false,
  }
}
