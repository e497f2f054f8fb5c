import type { PayoutRun } from '#contract/payout-runs.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as payoutEndingsTexts from '#contract/texts/payout-endings.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import styles from '../payouts.module.css'
import { type RunPlace, runAddress } from './run-address.ts'
import { RunPayouts } from './run-payouts.tsx'
import { StandsChips } from './stands-chips.tsx'
import { canMarkAll } from './steps-of.ts'

/** The payouts of a run, all or those to breweries that are looked for, and the way to say of all at once that they arrived. */
export function PayoutsPart({ run, place }: { run: PayoutRun; place: RunPlace }) {
  const t = useText()
  const { q, stands, page } = place
  const all = runAddress(run.id)
  const withoutWords = runAddress(run.id, { q: '', stands, page: 1 })
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="run-payouts">
      <div className="ends gap-3">
        <h2 id="run-payouts">{t(payoutRunsTexts.payouts)}</h2>
        {canMarkAll(run) && (
          <LinkButton to={runAddress(run.id, place, { step: 'all-paid' })} look="outline" preventScrollReset>
            {t(payoutEndingsTexts.markAllPaid, { count: numberText(run.open) })}
          </LinkButton>
        )}
      </div>
      <div className={run.totalPages < 2 && !q ? styles.roomy : undefined}>
        <WordSearch
          action={all}
          label={t(payoutsTexts.search)}
          words={q}
          kept={stands ? { stands } : {}}
          clearTo={withoutWords}
        />
      </div>
      <StandsChips run={run} place={place} />
      {q && run.total > 0 && (
        <p className={styles.count} role="status">
          {counted(t, run.total, payoutsTexts.onePayout, payoutsTexts.countPayouts)}
        </p>
      )}
      {run.total > 0 ? (
        <RunPayouts run={run} place={place} />
      ) : (
        <EmptyState text={t(q ? payoutRunsTexts.noneFound : payoutRunsTexts.noneStands)}>
          <LinkButton to={all} look="outline" preventScrollReset>
            {t(tableTexts.clear)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={run.totalPages}
        label={t(payoutRunsTexts.payoutPages)}
        addressOf={(at) => runAddress(run.id, { ...place, page: at })}
      />
    </section>
  )
}
