import * as sessionsTexts from '#contract/texts/sessions.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from './sessions.module.css'

/** Asks once more before every other session ends: a dialog, and without JavaScript the same on top of the page. */
export function EndOthersSheet({ closeTo, onClose }: { closeTo: string; onClose: () => void }) {
  const t = useText()
  const live = useLive()
  const question = (
    <PostForm action="/account/sessions" className="stack gap-5">
      <p>{t(sessionsTexts.endOthersLead)}</p>
      <div className="row gap-3">
        <Button type="submit" look="danger">
          {t(sessionsTexts.endOthersYes)}
        </Button>
        <LinkButton to={closeTo} look="quiet" preventScrollReset>
          {t(sessionsTexts.endOthersNo)}
        </LinkButton>
      </div>
    </PostForm>
  )
  if (live) {
    return (
      <Dialog open onClose={onClose} title={t(sessionsTexts.endOthersTitle)}>
        {question}
      </Dialog>
    )
  }
  return (
    <section className={`stack gap-4 ${styles.sheet}`} aria-labelledby="end-others-title">
      <h2 id="end-others-title">{t(sessionsTexts.endOthersTitle)}</h2>
      {question}
    </section>
  )
}
