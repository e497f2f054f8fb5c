import * as webhookTargetTexts from '#contract/texts/webhook-target.ts'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'

/** How what somebody sent by hand went. */
export function SentNotice({ sent: { state, status, trouble, ms } }: { sent: WebhookDelivery }) {
  const t = useText()
  const didArrive = state === 'done'
  const why = trouble
    ? t(webhookTargetTexts.troubles[trouble])
    : t(webhookTargetTexts.httpStatus, { status: status ?? '–' })
  return (
    <Notice icon={didArrive ? 'check' : 'alert'} label={t(webhookTargetTexts.states[state])}>
      <p role="status">
        {didArrive
          ? t(webhookTargetTexts.didArrive, { status: status ?? '–', ms: ms ?? 0 })
          : t(webhookTargetTexts.notArrived, { why })}
      </p>
    </Notice>
  )
}
