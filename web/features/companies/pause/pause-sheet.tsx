import { useNavigate } from 'react-router'
import type { Pause } from '#contract/pauses.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import { pausePage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from './pause.module.css'

type Props = { companyId: string; state: Pause; typed: { until: string; note: string } }

/** Says how many beers are not sold meanwhile, and asks whether the pause is to begin, or to last until another day. */
export function PauseSheet({ companyId, state: { pause, beers }, typed: { until, note } }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const isSending = useIsSending()
  const page = pausePage(companyId)
  const takesOff =
    beers === 0 ? pauseTexts.takesOffNone : beers === 1 ? pauseTexts.takesOffOne : pauseTexts.takesOff
  return (
    <Sheet
      title={t(pause ? pauseTexts.changeTitle : pauseTexts.confirmTitle, { day: dayWords(until) })}
      closeTo={page}
      onClose={() => navigate(page, { preventScrollReset: true })}
    >
      <PostForm action={page} preventScrollReset className="stack gap-4">
        <input type="hidden" name="until" value={until} />
        <input type="hidden" name="note" value={note} />
        {pause && <input type="hidden" name="changes" value="1" />}
        <p>{pause ? t(pauseTexts.staysOff) : t(takesOff, { count: beers })}</p>
        {note && <p className={`quiet ${styles.note}`}>«{note}»</p>}
        <Button type="submit" busy={isSending}>
          {t(pause ? pauseTexts.change : pauseTexts.begin)}
        </Button>
      </PostForm>
    </Sheet>
  )
}
