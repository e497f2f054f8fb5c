import { debtText } from '#contract/charge-text.ts'
import { payoutAccountInWords } from '#contract/payout-account-words.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import { payoutWayTexts } from '#contract/texts/payout-state.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { useText } from '#web/texts.ts'
import { type Fact, FactList } from '#web/ui/fact-list.tsx'
import { PayoutStateWord } from '#web/ui/payout-state-word.tsx'
import { PayoutMeaning } from './payout-meaning.tsx'
import type { ShownStatement } from './show-statement.server.ts'

type Props = Pick<ShownStatement, 'statement' | 'ofAdmin'> & {
  dayOf: (instant: string) => string
}

/** Whose a payout is, how it stands, and where it went. */
export function StatementFacts({ statement, ofAdmin, dayOf }: Props) {
  const t = useText()
  const { company, returned, currency, state, way, reference, date, endedAt, account } = statement
  const facts: Fact[] = [
    { name: t(adminWords.brewery), value: company },
    {
      name: t(accountWords.state),
      value: (
        <div className="stack gap-1">
          <PayoutStateWord state={state} />
          <PayoutMeaning payout={statement} ofAdmin={ofAdmin} />
        </div>
      ),
      wide: state !== 'paid',
    },
    { name: t(ownPayoutsTexts.decidedOn), value: dayOf(date) },
  ]
  if (endedAt) facts.push({ name: t(ownPayoutsTexts.endedOn), value: dayOf(endedAt) })
  facts.push({ name: t(ownPayoutsTexts.way), value: t(payoutWayTexts[way]) })
  if (reference) facts.push({ name: t(payoutsTexts.reference), value: reference })
  if (account)
    facts.push({ name: t(payoutAccountTexts.account), value: payoutAccountInWords(account), wide: true })
  if (returned > 0) facts.push({ name: t(ownPayoutsTexts.cameBack), value: debtText(returned, currency) })
  return <FactList empty={t(accountWords.nothing)} facts={facts} />
}
