import type { ReactNode } from 'react'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Balance } from './balance.tsx'
import { OwnCommission } from './own-commission.tsx'
import type { showSales } from './show-sales.server.ts'
import styles from './sold-beers.module.css'
import { SoldLine } from './sold-line.tsx'

type Props = {
  sales: Awaited<ReturnType<typeof showSales>>
  /** The shop's day of an ISO instant, dd/mm/yyyy. */
  dayOf: (instant: string) => string
  addressOf: (page: number) => string
  /** What an admin reads instead: above the sales, and where there are none, with the seller's record to go on to. */
  words?: { title: string; none: string; recordAt: string }
  /** To what was paid, and for its owner to where they say where they are paid to. */
  ways?: ReactNode
}

/** *My Sold Beers* (specification section 2, Seller profile): 3 a page; for admins below what is owed and what was paid. */
export function SoldBeers({
  sales: { sales, balances, commission, page, totalPages },
  dayOf,
  addressOf,
  words,
  ways,
}: Props) {
  const t = useText()
  return (
    <section aria-labelledby="ventas" className={`stack gap-3 ${styles.section}`}>
      <div className={`ends ${styles.head}`}>
        <h2 id="ventas">{words?.title ?? <Spoken text={salesTexts.title} />}</h2>
        {ways}
      </div>
      {totalPages ? (
        <>
          {balances && <Balance balances={balances} dayOf={dayOf} />}
          <ul className={styles.lines}>
            {sales.map((sale) => (
              <SoldLine key={sale.id} sale={sale} dayOf={dayOf} />
            ))}
          </ul>
          <Pagination page={page} total={totalPages} label={t(salesTexts.pages)} addressOf={addressOf} />
        </>
      ) : (
        <EmptyState text={words?.none ?? <Spoken text={salesTexts.empty} />}>
          {words ? (
            <LinkButton to={words.recordAt} look="outline">
              {t(adminPersonTexts.seeRecord)}
            </LinkButton>
          ) : (
            <LinkButton to="/shop">{t(salesTexts.seeShop)}</LinkButton>
          )}
        </EmptyState>
      )}
      {!words && <OwnCommission commission={commission} />}
    </section>
  )
}
