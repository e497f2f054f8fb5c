import { SENDING_PATHS } from '../payouts-apart.ts'
import { siteOfTrial } from '../trial-sites.ts'
import { after, before, beforeCalling, COMMIT, during, type End, onTheAnswerOf } from './points.ts'

const APPROVE = {
  run: 'update payout_runs set state =',
  payouts: '^update payouts set state =',
  ledger: 'INSERT INTO ledger_entries',
}
/** Only of payouts that were claimed: the claim itself is made every second, mostly of none. */
const READ_CLAIMED = 'sealed FROM payouts LEFT JOIN payout_accounts'
const TAKE = {
  reference: '^UPDATE payouts SET provider_reference',
  paid: '^UPDATE payouts SET state = .paid.',
}

/** Where paying breweries is killed, by the name that docs/reliability.md gives it. */
export function payoutPoints(): Record<string, End[]> {
  const path = SENDING_PATHS[siteOfTrial()]
  const [sending, asking] = [`POST ${path}`, `GET ${path}/`]
  return {
    'before and inside the approval of a payout run': [
      before(APPROVE.run),
      after(APPROVE.payouts, APPROVE.run),
      after(APPROVE.ledger, APPROVE.run),
      before(COMMIT, APPROVE.run),
    ],
    'right after the approval of a payout run': [after(COMMIT, APPROVE.run)],
    'after payouts are sent by the books, before the provider is called': [
      before(READ_CLAIMED),
      beforeCalling(sending),
    ],
    'after the provider took payouts, before its answer is written': [
      onTheAnswerOf(sending),
      ...during({ method: 'POST', path }),
      before(TAKE.reference),
      before(COMMIT, TAKE.reference),
    ],
    'while what became of payouts is taken in': [
      onTheAnswerOf(asking),
      after(TAKE.paid),
      before(COMMIT, TAKE.paid),
      after(COMMIT, TAKE.paid),
    ],
  }
}
