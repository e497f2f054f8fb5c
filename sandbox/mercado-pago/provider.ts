import type { HttpReturn } from './back-urls.ts'
import type { Ledger } from './ledger.ts'
import type { RefundMood } from './refund-moods.ts'
import type { Site } from './sites.ts'
import type { WebhookDeliverer } from './webhooks/deliver-webhooks.ts'

/** What the routes of this stand-in work on. */
export interface Provider {
  ledger: Ledger
  /** Folder for what is kept beside the ledger. */
  folder: string
  /** The country that the account was opened in. */
  site: Site
  /** Which `http` addresses a browser may return to, as it may at no real provider. */
  httpReturn: HttpReturn | undefined
  webhooks: WebhookDeliverer
  /** How refunds go: set by people and tests, not kept over a restart. */
  refunds: { mood: RefundMood }
  /** The public half of the key that payouts are signed with, if it is known; how late the slow test scenario is. */
  payouts: { publicKey: string | undefined; slowAnswerMs: number }
  /** The same of reports that are asked for. */
  reports: { mood: { delayMs: number; trouble: 'none' | 'failed' | 'not-made' } }
  /** Where a browser reaches this program, without a slash at the end. */
  publicUrl: string
}
