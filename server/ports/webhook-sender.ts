import type { WebhookAddressTrouble, WebhookTrouble } from '#contract/webhook-states.ts'

/** What came of one try. */
export type WebhookAnswer = {
  /** Of HTTP; null where none was answered. */
  status: number | null
  /** What kept it from an answer that counts; null: `status` says how it went. */
  trouble: WebhookTrouble | null
  ms: number
  /** How the answer begins, as text. */
  answer: string
}

/** Speaks to breweries' own servers, and to nothing else. */
export interface WebhookSender {
  /** Why nothing would be sent to an address, as it is written and as its name leads somewhere now; undefined: it would be. */
  refuses(address: string): Promise<WebhookAddressTrouble | undefined>
  /** Sends a body once. Never throws for what the other side does; redirects are answers like any other. */
  post(address: string, message: { headers: Record<string, string>; body: string }): Promise<WebhookAnswer>
}
