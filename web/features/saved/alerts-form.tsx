import { useNavigation } from 'react-router'
import type { getAlerts } from '#contract/alerts.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as alertTexts from '#contract/texts/alerts.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './saved.module.css'

type Props = { chosen: ResponseOf<typeof getAlerts>; refused: string | undefined }

/** Which mails a buyer wants about what they saved and follow: none before they choose. */
export function AlertsForm({ chosen, refused }: Props) {
  const { restock, digest, emailVerified } = chosen
  const t = useText()
  const isSending = useNavigation().formAction === '/saved'
  return (
    <section className={`stack gap-4 ${styles.alerts}`} aria-labelledby="alerts">
      <h2 id="alerts">{t(alertTexts.choiceTitle)}</h2>
      <p>{t(alertTexts.choiceLead)}</p>
      {refused && <p role="alert">{refused}</p>}
      <PostForm action="/saved" className="stack gap-3" preventScrollReset>
        <Checkbox id="restock" name="restock" defaultChecked={restock} label={t(alertTexts.chooseRestock)} />
        <Checkbox id="digest" name="digest" defaultChecked={digest} label={t(alertTexts.chooseDigest)} />
        <div>
          <Button type="submit" look="outline" busy={isSending}>
            {t(alertTexts.keep)}
          </Button>
        </div>
      </PostForm>
      {(restock || digest) && !emailVerified && (
        <div className="stack gap-3">
          <p>{t(alertTexts.unproved)}</p>
          <div>
            <LinkButton to="/account" look="outline">
              {t(accountWords.confirmMyEmail)}
            </LinkButton>
          </div>
        </div>
      )}
    </section>
  )
}
