import * as profileTexts from '#contract/texts/profile.ts'
import { useText } from '#web/texts.ts'
import { Button } from './button.tsx'

/** Asks whether what was typed and not sent is to be given up; its title is `profile.unsavedTitle`. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useText()
  return (
    <>
      <p>{t(profileTexts.unsavedText)}</p>
      <div className="wrap gap-3">
        <Button onClick={onStay}>{t(profileTexts.stay)}</Button>
        <Button look="danger" onClick={onLeave}>
          {t(profileTexts.leave)}
        </Button>
      </div>
    </>
  )
}
