import * as webhookTexts from '#contract/texts/webhook.ts'
import * as webhookTargetTexts from '#contract/texts/webhook-target.ts'
import type { WebhookTarget } from '#contract/webhooks.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { WebhookState } from './webhook-state.tsx'
import styles from './webhooks.module.css'

type Props = {
  target: WebhookTarget
  page: string
  moment: (instant: string) => string
  isSending: boolean
}

/** Which address it is, whether it is told what happens, and the buttons that try it out and turn it off or on. */
export function WebhookHead({ target, page, moment, isSending }: Props) {
  const t = useText()
  const { address, off, arrivedAt } = target
  return (
    <header className="stack gap-3">
      <h1 className={styles.address}>{hostOf(address)}</h1>
      <p className={styles.address}>{address}</p>
      <WebhookState target={target} />
      {off && <p>{t(webhookTexts.offBecause[off.because], { at: moment(off.at) })}</p>}
      <p className="quiet">
        {t(webhookTexts.arrived)}: {arrivedAt ? moment(arrivedAt) : t(webhookTexts.nothingYet)}
      </p>
      <PostForm action={page} preventScrollReset className="row gap-3">
        {off && (
          <Button type="submit" name="act" value="on" busy={isSending}>
            {t(webhookTargetTexts.turnOn)}
          </Button>
        )}
        <Button type="submit" name="act" value="test" look={off ? 'outline' : 'primary'} busy={isSending}>
          {t(webhookTargetTexts.test)}
        </Button>
        {!off && (
          <Button type="submit" name="act" value="off" look="outline" busy={isSending}>
            {t(webhookTargetTexts.turnOff)}
          </Button>
        )}
      </PostForm>
    </header>
  )
}

/** Old browsers have no `URL.parse`; the API takes no address that is none. */
const hostOf = (address: string) => new URL(address).host
