import { WEBHOOK_TRIES } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as productsTexts from '#contract/texts/products.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import * as webhookTargetTexts from '#contract/texts/webhook-target.ts'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import styles from './webhooks.module.css'

const TONES = { waiting: 'waiting', done: 'good', failed: 'bad' } as const

type Props = {
  deliveries: WebhookDelivery[]
  /** The page that the forms are sent to. */
  page: string
  moment: (instant: string) => string
  isSending: boolean
}

/** What was sent to a webhook, how each went, what was said and answered, and the button that sends it again. */
export function DeliveryTable({ deliveries, page, moment, isSending }: Props) {
  const t = useText()
  return (
    <DataTable
      caption={t(webhookTargetTexts.deliveries)}
      rows={deliveries}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'when',
          head: t(adminWords.when),
          cell: ({ triedAt, createdAt }) => (
            <time dateTime={triedAt ?? createdAt}>{moment(triedAt ?? createdAt)}</time>
          ),
        },
        {
          key: 'what',
          head: t(advertisingTexts.what),
          long: true,
          cell: ({ kind }) => t(webhookTexts.events[kind]),
        },
        {
          key: 'state',
          head: t(accountWords.state),
          cell: ({ state, nextAt }) => (
            <span className="stack gap-1">
              <StatusWord tone={TONES[state]}>{t(webhookTargetTexts.states[state])}</StatusWord>
              {nextAt && (
                <span className="quiet">{t(webhookTargetTexts.nextAt, { at: moment(nextAt) })}</span>
              )}
            </span>
          ),
        },
        {
          key: 'tries',
          head: t(webhookTargetTexts.tries),
          number: true,
          cell: ({ tries }) => `${tries} / ${WEBHOOK_TRIES}`,
        },
        {
          key: 'answered',
          head: t(webhookTargetTexts.answered),
          cell: ({ status, trouble }) =>
            trouble ? t(webhookTargetTexts.troubles[trouble]) : status === null ? '–' : String(status),
        },
        { key: 'ms', head: t(webhookTargetTexts.took), number: true, cell: ({ ms }) => ms ?? '–' },
        {
          key: 'whole',
          head: t(webhookTargetTexts.whole),
          long: true,
          cell: (delivery) => <Whole delivery={delivery} />,
        },
        {
          key: 'again',
          head: t(webhookTargetTexts.again),
          action: true,
          cell: ({ id, kind }) =>
            kind !== 'webhook.test' && (
              <PostForm action={page} preventScrollReset>
                <input type="hidden" name="act" value="again" />
                <input type="hidden" name="deliveryId" value={id} />
                <Button type="submit" look="outline" size="small" busy={isSending}>
                  {t(webhookTargetTexts.again)}
                </Button>
              </PostForm>
            ),
        },
      ]}
    />
  )
}

function Whole({ delivery: { messageId, body, answer } }: { delivery: WebhookDelivery }) {
  const t = useText()
  return (
    <Disclosure title={t(productsTexts.see)} look="small">
      <div className="stack gap-2">
        <code className="quiet" translate="no">
          {messageId}
        </code>
        <strong>{t(webhookTargetTexts.body)}</strong>
        <pre className={styles.said} translate="no">
          {JSON.stringify(JSON.parse(body), null, 2)}
        </pre>
        <strong>{t(webhookTargetTexts.answer)}</strong>
        {answer ? (
          <pre className={styles.said} translate="no">
            {answer}
          </pre>
        ) : (
          <p>{t(webhookTargetTexts.noAnswer)}</p>
        )}
      </div>
    </Disclosure>
  )
}
