import type { ReviewList } from '#contract/review-lists.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import * as judgeTexts from '#contract/texts/judge.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import { type JudgePlace, judgeAddress, listInAddress } from './judge-address.ts'

/** Which reviews are seen, and a search among them; the address keeps both. */
export function ReviewSearch({ at, waiting }: { at: JudgePlace; waiting: number }) {
  const t = useText()
  const lists: [ReviewList, string][] = [
    ['reported', t(judgeTexts.reported, { count: waiting })],
    ['all', t(breweryWords.all)],
    ['hidden', t(judgeTexts.hidden)],
  ]
  return (
    <div className="stack gap-4">
      <nav aria-label={t(accountWords.whichReviewsToSee)}>
        <ul className="wrap gap-2">
          {lists.map(([show, text]) => (
            <li key={show}>
              <Chip to={judgeAddress({ show, q: at.q })} chosen={show === at.show}>
                {text}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <WordSearch
        action="/admin/reviews"
        label={t(judgeTexts.search)}
        words={at.q}
        kept={{ show: listInAddress(at.show) }}
        clearTo={judgeAddress({ show: at.show })}
      />
    </div>
  )
}
