import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** Asks once more before a file is thrown away. */
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
  return (
    <Sheet title={t(importTexts.cancelTitle)} onClose={onClose}>
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
    </Sheet>
  )
}
