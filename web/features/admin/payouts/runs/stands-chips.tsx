import type { PayoutRun } from '#contract/payout-runs.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { type RunPlace, runAddress } from './run-address.ts'

/** Narrows the payouts of a run down to those that have to be marked yet, or are, once there are both. */
export function StandsChips({ run, place: { q, stands } }: { run: PayoutRun; place: RunPlace }) {
  const t = useText()
  const all = run.sums.reduce((sum, { payouts }) => sum + payouts, 0)
  const isMixed = run.open > 0 && run.open < all
  if (run.state === 'draft' || !(isMixed || stands)) return null
  const choices = [
    ['', adminWords.all, all],
    ['open', payoutRunsTexts.standsOpen, run.open],
    ['ended', payoutRunsTexts.standsEnded, all - run.open],
  ] as const
  return (
    <nav aria-label={t(payoutRunsTexts.stands)}>
      <ul className="wrap gap-2">
        {choices.map(([each, text, count]) => (
          <li key={each}>
            <Chip
              to={runAddress(run.id, { q, stands: each, page: 1 })}
              chosen={each === stands}
              preventScrollReset
            >
              {t(text, { count: numberText(count) })}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
