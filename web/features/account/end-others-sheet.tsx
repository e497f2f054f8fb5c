import * as sessionsTexts from '#contract/texts/sessions.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** Asks once more before every other session ends. */
export function EndOthersSheet({ closeTo, onClose }: { closeTo: string; onClose: () => void }) {
  const t = useText()
  return (
    <Sheet title={t(sessionsTexts.endOthersTitle)} onClose={onClose}>
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
    </Sheet>
  )
}
