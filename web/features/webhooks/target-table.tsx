import { Link } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import type { WebhookTarget } from '#contract/webhooks.ts'
import { webhooksPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { WebhookState } from './webhook-state.tsx'
import styles from './webhooks.module.css'

type Props = { companyId: string; targets: WebhookTarget[]; moment: (instant: string) => string }

/** The addresses that a brewery has told, how each goes, and the way to its own page. */
export function TargetTable({ companyId, targets, moment }: Props) {
  const t = useText()
  return (
    <DataTable
      caption={t(webhookTexts.listed)}
      rows={targets}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'address',
          head: t(accountWords.address),
          long: true,
          cell: ({ id, address }) => (
            <Link to={webhooksPage(companyId, id)} viewTransition className={styles.address}>
              {address}
            </Link>
          ),
        },
        { key: 'state', head: t(accountWords.state), cell: (target) => <WebhookState target={target} /> },
        {
          key: 'events',
          head: t(webhookTexts.tells),
          long: true,
          cell: ({ events }) => events.map((event) => t(webhookTexts.events[event])).join(' · '),
        },
        {
          key: 'arrived',
          head: t(webhookTexts.arrived),
          cell: ({ arrivedAt }) =>
            arrivedAt ? <time dateTime={arrivedAt}>{moment(arrivedAt)}</time> : t(webhookTexts.nothingYet),
        },
        { key: 'waits', head: t(jobsTexts.queueWaiting), number: true, cell: ({ waiting }) => waiting },
      ]}
    />
  )
}
