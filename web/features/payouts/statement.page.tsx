import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { payoutsAddress } from '#web/request/payouts-address.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { useLive } from '#web/ui/use-live.ts'
import { parcelAddress } from '../parcels/parcels-address.ts'
import type { Route } from './+types/statement.page'
import styles from './payouts.module.css'
import { showStatement } from './show-statement.server.ts'
import { StatementFacts } from './statement-facts.tsx'
import { StatementLines } from './statement-lines.tsx'
import { StatementSums } from './statement-sums.tsx'

export const handle: PageHandle = { openTo: ['Company', 'Admin'], staff: 'pay' }

export async function loader({ context, params }: Route.LoaderArgs) {
  return showStatement(context, params.id, params.payoutId)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(ownPayoutsTexts.statement)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/payouts/{payoutId}`: what a payout is made of, sale by sale; to be read, printed or kept as a file. */
export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const live = useLive()
  const { statement, columns, sums, ofAdmin, timeZone } = loaderData
  const { companyId } = statement
  const dayOf = momentDay(timeZone)
  return (
    <article className={`stack gap-5 ${styles.statement}`}>
      {!ofAdmin && <SellerNav user={{ id: statement.companyId }} />}
      <h1>{t(ownPayoutsTexts.statementTitle, { day: dayOf(statement.date) })}</h1>
      <div className={`row gap-3 ${styles.ways}`}>
        <LinkButton to={payoutsAddress(statement.companyId)} look="quiet">
          <Icon name="left" />
          {t(ownPayoutsTexts.backToPayouts)}
        </LinkButton>
        <LinkButton
          to={`/api/payouts/${statement.id}/statement.csv`}
          look="outline"
          reloadDocument
          discover="none"
          download
        >
          {t(tableTexts.download)}
        </LinkButton>
        {live && (
          <Button look="outline" onClick={() => window.print()}>
            {t(accountWords.print)}
          </Button>
        )}
      </div>
      <StatementSums statement={statement} columns={columns} sums={sums} />
      <StatementFacts statement={statement} ofAdmin={ofAdmin} dayOf={dayOf} />
      <StatementLines
        statement={statement}
        columns={columns}
        sums={sums}
        dayOf={dayOf}
        orderAt={(orderId) =>
          ofAdmin
            ? `/admin/orders/${orderId}`
            : parcelAddress(orderId, { companyId, state: 'delivered', page: 1, q: '' })
        }
      />
      <p className="quiet">{t(ownPayoutsTexts.asItStood)}</p>
    </article>
  )
}
