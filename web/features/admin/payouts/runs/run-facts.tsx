import type { PayoutRun } from '#contract/payout-runs.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { payoutWayTexts } from '#contract/texts/payout-state.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { type Fact, FactList } from '#web/ui/fact-list.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { RunStateWord } from './run-state-word.tsx'
import { RunSums } from './run-sums.tsx'

/** How a run stands, what it comes to, and who proposed and approved it. */
export function RunFacts({ run, timeZone }: { run: PayoutRun; timeZone: string }) {
  const t = useText()
  const moment = momentWords(timeZone)
  const { approvedAt, approvedBy, state, open } = run
  const facts: Fact[] = [
    { name: t(accountWords.state), value: <RunStateWord run={run} /> },
    { name: t(payoutRunsTexts.sums), value: <RunSums sums={run.sums} /> },
    { name: t(ownPayoutsTexts.way), value: t(payoutWayTexts[run.way]) },
  ]
  if (state === 'approved') facts.push({ name: t(payoutRunsTexts.open), value: String(open) })
  const people: Fact[] = [{ name: t(payoutRunsTexts.draftedBy), value: run.draftedBy }]
  if (!approvedAt) return <FactList empty={t(accountWords.nothing)} facts={[...facts, ...people]} />
  people.push({ name: t(payoutRunsTexts.approvedBy), value: approvedBy })
  people.push({ name: t(payoutRunsTexts.approvedOn), value: moment(approvedAt) })
  return (
    <div className="stack gap-3">
      <FactList empty={t(accountWords.nothing)} facts={facts} />
      <Disclosure title={t(payoutRunsTexts.whoAndWhen)} look="narrow">
        <FactList empty={t(accountWords.nothing)} facts={people} />
      </Disclosure>
    </div>
  )
}
