import * as accountWords from '#contract/texts/account-words.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import * as webhookTargetTexts from '#contract/texts/webhook-target.ts'
import type { WebhookTarget } from '#contract/webhooks.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import { type TypedWebhook, WebhookFields, webhookErrors } from './webhook-fields.tsx'
import styles from './webhooks.module.css'

type Refused = { message: string; wrong: Record<string, string>; typed: TypedWebhook | undefined }
type Props = { target: WebhookTarget; page: string; refused: Refused | undefined }

/** Another address, or other events. */
export function ChangeWebhook({ target, page, refused }: Props) {
  const t = useText()
  const isSending = useIsSending()
  return (
    <section className={`stack gap-4 ${styles.form}`} aria-labelledby="change">
      <h2 id="change">{t(webhookTargetTexts.change)}</h2>
      <PostForm action={page} noValidate preventScrollReset className="stack gap-5">
        <input type="hidden" name="act" value="change" />
        {refused && (
          <ErrorSummary
            title={t(webhookTexts.notDone)}
            errors={webhookErrors(refused.message, refused.wrong)}
          />
        )}
        <WebhookFields typed={refused?.typed ?? target} wrong={refused?.wrong ?? {}} />
        <div>
          <Button type="submit" look="outline" busy={isSending}>
            {t(accountWords.save)}
          </Button>
        </div>
      </PostForm>
    </section>
  )
}
