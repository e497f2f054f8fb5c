import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Database, OpenPool } from '#database/open-pool.ts'
import type { OfferedCountries } from './features/countries/offered-countries.ts'
import type { IdentityService } from './features/identity/identity-service.ts'
import type { MediaService } from './features/media/media-service.ts'
import type { KeptAnswers } from './http/answer-alike.ts'
import type { RateLimits } from './http/rate-limit.ts'
import type { ReadingTurns } from './http/reading-turns.ts'
import type { Paying } from './paying.ts'
import type { BeerSearch } from './ports/beer-search.ts'
import type { IdentityProvider } from './ports/identity-provider.ts'
import type { JobQueue } from './ports/job-queue.ts'
import type { Mailer } from './ports/mailer.ts'
import type { MediaStorage } from './ports/media-storage.ts'
import type { Metrics } from './ports/metrics.ts'
import type { PaymentProvider } from './ports/payment-provider.ts'
import type { PayoutProvider } from './ports/payout-provider.ts'
import type { RateSource } from './ports/rate-source.ts'
import type { ReportSource } from './ports/report-source.ts'
import type { Tracing } from './ports/tracing.ts'
import type { WebhookSender } from './ports/webhook-sender.ts'
import type { Settings } from './settings/env.ts'

/** Everything that use cases reach for. Made once a process, in main.ts and in tests. */
export type Services = {
  env: Settings
  log: Logger
  /** The till's connections: buying, logging in, whatever is written, and jobs. No slow reading takes them. */
  pool: Pool
  db: Database
  /** Connections for what everybody may look at, and for what its keepers list and add up: see `readThrough`. */
  readers: OpenPool
  reports: OpenPool
  /** What finds beers by words. */
  search: BeerSearch
  jobs: JobQueue
  payments: PaymentProvider
  /** Who moves money to breweries where PAYOUT_WAY says so; whatever it says, what was sent before is asked for here. */
  payoutProvider: PayoutProvider
  /** Where the provider's own books come from. */
  reportSource: ReportSource
  /** Who is asked what a dollar costs, in this order. */
  rateSources: RateSource[]
  mailer: Mailer
  /** Who speaks to breweries' own servers. */
  webhookSender: WebhookSender
  /** Where the files of pictures lie; who only shows a picture needs `media` alone. */
  mediaStorage: MediaStorage
  media: MediaService
  identity: IdentityService
  /** Where people may sign in with an account that they have elsewhere; undefined: nowhere. */
  identityProvider: IdentityProvider | undefined
  countries: OfferedCountries
  rateLimits: RateLimits
  /** Who pays goes before what only reads. */
  paying: Paying
  /** What only reads takes turns. */
  readingTurns: ReadingTurns
  /** What visitors are answered alike. */
  keptAnswers: KeptAnswers
  metrics: Metrics
  tracing: Tracing
  /** True from the moment the process was told to stop: `/readyz` says so. */
  draining: boolean
}
