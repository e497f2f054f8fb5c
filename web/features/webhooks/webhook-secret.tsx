import * as webhookTargetTexts from '#contract/texts/webhook-target.ts'
import type { WebhookWithSecret } from '#contract/webhooks.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './webhooks.module.css'

type Props = {
  target: WebhookWithSecret
  /** Whether it was asked for, as just after it was changed. */
  open: boolean
  moment: (instant: string) => string
  renewAt: string
}

/** What a webhook's messages are signed with: shown when asked for, and changed. */
export function WebhookSecret({ target: { secret, formerUntil }, open, moment, renewAt }: Props) {
  const t = useText()
  return (
    <section className={`stack gap-3 ${styles.form}`} aria-labelledby="secret">
      <h2 id="secret">{t(webhookTargetTexts.secret)}</h2>
      <p>{t(webhookTargetTexts.secretLead)}</p>
      {secret ? (
        <Disclosure title={t(webhookTargetTexts.secretShow)} open={open}>
          <div className={`row gap-3 ${styles.secret}`}>
            <code translate="no">{secret}</code>
            <CopyButton
              copied={secret}
              label={webhookTargetTexts.copy}
              done={webhookTargetTexts.copied}
              failed={webhookTargetTexts.notCopied}
            />
          </div>
        </Disclosure>
      ) : (
        <p>{t(webhookTargetTexts.secretLost)}</p>
      )}
      {formerUntil && (
        <p className="quiet">{t(webhookTargetTexts.formerUntil, { at: moment(formerUntil) })}</p>
      )}
      <div>
        <LinkButton to={renewAt} look="outline" preventScrollReset>
          {t(webhookTargetTexts.renew)}
        </LinkButton>
      </div>
    </section>
  )
}
