import { Link } from 'react-router'
import type { ShownPause } from '#contract/pauses.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import { pausePage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = { company: { id: string; company: string }; pause: ShownPause; isOwn: boolean }

/** That a brewery is away, until when and in its own words; to itself with the way to change that. */
export function PauseNotice({ company: { id, company }, pause: { until, note }, isOwn }: Props) {
  const t = useText()
  const day = dayWords(until)
  return (
    <Notice label={t(pauseTexts.title)}>
      <div className="stack gap-1">
        <p>{isOwn ? t(pauseTexts.now, { day }) : t(pauseTexts.breweryShown, { company, day })}</p>
        {note && <p className="quiet">«{note}»</p>}
        {isOwn && (
          <p>
            <Link to={pausePage(id)}>{t(pauseTexts.change)}</Link>
          </p>
        )}
      </div>
    </Notice>
  )
}
