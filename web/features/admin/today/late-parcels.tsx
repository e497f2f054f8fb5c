import { Link } from 'react-router'
import type { AdminToday, LateParcel } from '#contract/admin-today.ts'
import { PARCEL_LATE_DAYS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTodayTexts from '#contract/texts/admin-today.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { daysWords } from '#web/ui/waiting-days.ts'
import { OrderLink } from '../order-link.tsx'
import { workAddress } from '../orders/work-place.ts'
import styles from './admin-today.module.css'

/** Parcels that no brewery has sent in time, the oldest first: of which order, and of whom. */
export function LateParcels({ late: { count, oldest } }: Pick<AdminToday, 'late'>) {
  const t = useText()
  const days = PARCEL_LATE_DAYS
  const columns: Column<LateParcel>[] = [
    {
      key: 'days',
      head: t(adminWords.waiting),
      card: 'end',
      cell: (parcel) => (
        <time dateTime={parcel.date}>
          <StatusWord tone="bad">{daysWords(t, parcel.days)}</StatusWord>
        </time>
      ),
    },
    {
      key: 'company',
      head: t(adminWords.brewery),
      card: 'start',
      cell: ({ companyId, company }) => (
        <IfMay what="read-desk" otherwise={company}>
          <Link to={`/admin/seller/${companyId}`}>{company}</Link>
        </IfMay>
      ),
    },
    {
      key: 'order',
      head: t(accountWords.order),
      card: 'end',
      cell: ({ orderId }) => <OrderLink id={orderId} />,
    },
    {
      key: 'units',
      head: t(accountWords.units),
      number: true,
      card: 'out',
      cell: ({ units }) => numberText(units),
    },
  ]
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="late">
      <header>
        <h2 id="late">{t(accountWords.lateShipments)}</h2>
        <p className="quiet">{t(count ? adminTodayTexts.lateIs : adminTodayTexts.noneLate, { days })}</p>
      </header>
      {count > 0 && (
        <DataTable
          caption={t(accountWords.lateShipments)}
          rows={oldest}
          keyOf={({ orderId, companyId }) => `${orderId} ${companyId}`}
          columns={columns}
        />
      )}
      {count > 0 && (
        <div className="wrap gap-2">
          <IfMay what="read-desk">
            <LinkButton to={workAddress({ kind: 'parcel-late', page: 1 })} look="outline" size="small">
              {t(accountWords.seeAll, { count: numberText(count) })}
            </LinkButton>
            <LinkButton to="/admin/orders?shipping=late" look="outline" size="small">
              {t(adminTodayTexts.lateOrders)}
            </LinkButton>
          </IfMay>
        </div>
      )}
    </section>
  )
}
