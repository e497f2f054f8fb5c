import { Link } from 'react-router'
import type { PayoutRunSummary } from '#contract/payout-runs.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { payoutWayTexts } from '#contract/texts/payout-state.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { momentWords } from '#web/ui/moment-words.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { runAddress } from './run-address.ts'
import { RunStateWord } from './run-state-word.tsx'
import { RunSums } from './run-sums.tsx'

/** The runs, newest first. */
export function RunTable({ runs, timeZone }: { runs: PayoutRunSummary[]; timeZone: string }) {
  const t = useText()
  const moment = momentWords(timeZone)
  return (
    <DataTable
      caption={t(payoutRunsTexts.caption)}
      rows={runs}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'drafted',
          card: 'start',
          head: t(payoutRunsTexts.draftedOn),
          cell: ({ id, draftedAt }) => (
            <IfMay what="pay" otherwise={moment(draftedAt)}>
              <Link to={runAddress(id)} aria-label={t(payoutRunsTexts.seeRun, { day: moment(draftedAt) })}>
                <time dateTime={draftedAt}>{moment(draftedAt)}</time>
              </Link>
            </IfMay>
          ),
        },
        { key: 'state', card: 'end', head: t(accountWords.state), cell: (run) => <RunStateWord run={run} /> },
        {
          key: 'sums',
          card: 'start',
          head: t(payoutRunsTexts.sums),
          cell: ({ sums }) => <RunSums sums={sums} />,
        },
        {
          key: 'open',
          card: 'end',
          named: true,
          head: t(payoutRunsTexts.open),
          number: true,
          cell: ({ state, open }) => (state === 'draft' ? t(accountWords.nothing) : open),
        },
        { key: 'way', card: 'out', head: t(ownPayoutsTexts.way), cell: ({ way }) => t(payoutWayTexts[way]) },
        {
          key: 'drafter',
          card: 'out',
          head: t(payoutRunsTexts.draftedBy),
          cell: ({ draftedBy }) => draftedBy,
        },
        {
          key: 'approver',
          card: 'out',
          head: t(payoutRunsTexts.approvedBy),
          cell: ({ approvedBy }) => approvedBy ?? t(accountWords.nothing),
        },
      ]}
    />
  )
}
