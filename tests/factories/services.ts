import { createHmac, randomBytes } from 'node:crypto'
import pino from 'pino'
import { sessions } from '#database/schema.ts'
import { createBeersInMemory } from '#server/adapters/beers-in-memory/create-beers-in-memory.ts'
import { createOfferedCountries } from '#server/features/countries/offered-countries.ts'
import { createIdentityService } from '#server/features/identity/create-identity-service.ts'
import { createMediaService } from '#server/features/media/create-media-service.ts'
import { createRateLimits } from '#server/http/rate-limit.ts'
import { createReadingTurns } from '#server/http/reading-turns.ts'
import { KeptBriefly } from '#server/kept-briefly.ts'
import { Paying } from '#server/paying.ts'
import type { JobQueue } from '#server/ports/job-queue.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { NO_TRACING } from '#server/ports/tracing.ts'
import type { Services } from '#server/services.ts'
import { readEnv } from '#server/settings/env.ts'
import type { TestDatabase } from '#tests/database/test-database.ts'
import { aWebhookSender } from './a-webhook-sender.ts'

/** The shop's address in tests: what an Origin header must say. */
export const TEST_ORIGIN = 'http://shop.example'
/** What payout accounts are sealed under here, and at running shops that the same test fills. */
export const PAYOUT_KEY = 'a payout key of the tests that is long enough'

/** Takes every job and runs none: what it was about stays in its row, such as a mail in the outbox. */
const idleJobs: JobQueue = { enqueue: async () => {}, counts: async () => [] }

/** A port that this test has not asked for: using it fails the test, naming the port. */
function unusedPort<Port extends object>(name: string): Port {
  const refuseUse = () => {
    throw new Error(`This test has no ${name}: hand one to makeTestServices.`)
  }
  return new Proxy({} as Port, { get: () => refuseUse })
}

/**
 * Services for tests that call the app in-process, on the test file's own database:
 *
 *     const database = useTestDatabase()
 *     test('…', async () => {
 *       const services = makeTestServices(database)
 *       const answer = await createApp(services).request('/api/product')
 *
 * Identity and rate limits are the real ones (limits are off unless `settings` says RATE_LIMITS: 'on'); nothing is
 * logged; cards are charged in dollars, so that prices and charges are the same figures (PAYMENT_SITE names a site where they
 * must not be, at the rate that every test database holds); jobs are taken and not run (a real queue: useJobQueue); payments, mailer and media storage fail when used unless
 * they are handed over.
 *
 * @param settings environment variables beside the defaults, e.g. { LOGINS_PER_QUARTER_HOUR: '2' }
 * @param parts what replaces a part: { payments: … }
 */
export function makeTestServices(
  database: Pick<TestDatabase, 'db' | 'pool'>,
  settings: Record<string, string> = {},
  parts: Partial<Services> = {},
): Services {
  const { db, pool } = database
  const env = {
    ...readEnv({
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      PAYMENT_SITE: 'USD',
      ...settings,
    }),
    publicUrl: settings.PUBLIC_URL ?? TEST_ORIGIN,
    sessionSecret: settings.SESSION_SECRET ?? 'a secret of the tests, long enough for all of them',
    payoutKeys: (settings.PAYOUT_KEY ?? PAYOUT_KEY).split(','),
    mercadoPago: {
      baseUrl: 'http://payments.example',
      accessToken: 'TEST-token',
      webhookSecret: 'webhook secret',
    },
    smtpUrl: 'smtp://mail.example',
    frankfurterUrl: 'http://rates.example',
  }
  const log = parts.log ?? pino({ level: 'silent' })
  const jobs = parts.jobs ?? idleJobs
  const rateLimits = parts.rateLimits ?? createRateLimits(pool, env)
  const paying = new Paying()
  return {
    env,
    log,
    pool,
    db,
    readers: { pool, db },
    reports: { pool, db },
    search: createBeersInMemory((query) => pool.query(query)),
    jobs,
    payments: unusedPort('payment provider'),
    payoutProvider: unusedPort('payout provider'),
    reportSource: unusedPort('report source'),
    rateSources: [],
    mailer: unusedPort('mailer'),
    webhookSender: aWebhookSender(),
    mediaStorage: unusedPort('media storage'),
    media: createMediaService(),
    identity: createIdentityService({ db, env, log, jobs, rateLimits }),
    identityProvider: undefined,
    countries: createOfferedCountries(undefined, log),
    rateLimits,
    paying,
    readingTurns: createReadingTurns(env.poolSizes, () => 0, paying),
    // Tests change behind the shop's back.
    keptAnswers: new KeptBriefly({ mostBytes: 0, keptMs: 0 }),
    metrics: NO_METRICS,
    tracing: NO_TRACING,
    draining: false,
    ...parts,
  }
}

/**
 * Headers of a signed-in person, without the cost of a password: `app.request(path, { headers: await signedIn(…) })`.
 *
 * @param userId `users.id`, also for sellers (whose session speaks for their company)
 */
export async function signedIn(services: Services, userId: string): Promise<{ cookie: string }> {
  const token = randomBytes(24).toString('base64url')
  await services.db
    .insert(sessions)
    .values({ userId, token, expiresAt: new Date(Date.now() + 30 * 24 * 3_600_000) })
  // As better-auth signs its cookies; log-in.test.ts would show a difference.
  const signature = createHmac('sha256', services.env.sessionSecret).update(token).digest('base64')
  return { cookie: `${services.identity.cookieName}=${encodeURIComponent(`${token}.${signature}`)}` }
}
