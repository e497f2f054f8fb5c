import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from './imports.module.css'

/** Asks once more before a file is thrown away: a dialog, and without JavaScript the same on top of the page. */
export function CancelSheet({
  address,
  isBegun,
  onClose,
}: {
  address: string
  /** Whether some of it is published already. */
  isBegun: boolean
  onClose: () => void
}) {
  const t = useText()
  const live = useLive()
  const question = (
    <PostForm action={address} className="stack gap-3">
      <p>{t(isBegun ? importTexts.cancelRestLead : importTexts.cancelLead)}</p>
      <div className="row gap-3">
        <Button type="submit" name="answer" value="cancel" look="danger">
          {t(importTexts.cancelYes)}
        </Button>
        <LinkButton to={address} look="quiet" preventScrollReset>
          {t(importTexts.cancelNo)}
        </LinkButton>
      </div>
    </PostForm>
  )
  if (live) {
    return (
      <Dialog open onClose={onClose} title={t(importTexts.cancelTitle)}>
        {question}
      </Dialog>
    )
  }
  return (
    <section className={`stack gap-4 ${styles.sheet}`} aria-labelledby="cancel-title">
      <h2 id="cancel-title">{t(importTexts.cancelTitle)}</h2>
      {question}
    </section>
  )
}
