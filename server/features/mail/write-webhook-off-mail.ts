import { sql } from 'drizzle-orm'
import { textOf } from '#contract/texts/text.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import type { WebhookOffReason } from '#contract/webhook-states.ts'
import type { Database } from '#database/open-pool.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'

/** That a webhook was turned off, since nothing arrives there; undefined where it is gone, on again, or off by its brewery's word. */
export async function writeWebhookOffMail(
  db: Database,
  publicUrl: string,
  { companyId, webhookId }: KeptPayload<'webhook-off'>,
): Promise<MailContent | undefined> {
  const { rows } = await db.execute<{ name: string; address: string; because: WebhookOffReason | null }>(sql`
    SELECT coalesce(nullif(companies.name, ''), companies.company) AS name, webhook_targets.address, off_because AS because
    FROM webhook_targets JOIN companies ON companies.id = company_id
    WHERE webhook_targets.id = ${webhookId} AND company_id = ${companyId}`)
  const [target] = rows
  if (!target?.because || target.because === 'owner') return undefined
  const { name, address, because } = target
  const lead = because === 'gone' ? webhookTexts.mailGone : webhookTexts.mailFailed
  return {
    subject: textOf(webhookTexts.mailSubject, { host: new URL(address).host }),
    title: textOf(webhookTexts.mailTitle),
    lead: textOf(lead, { name, address }),
    lines: [],
    button: {
      text: textOf(webhookTexts.mailButton),
      address: `${publicUrl}/company/${companyId}/webhooks/${webhookId}`,
    },
  }
}
