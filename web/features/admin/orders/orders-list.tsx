import type { ResponseOf } from '#contract/endpoint.ts'
import type { findOrders } from '#contract/found-orders.ts'
import { EMAIL_MAX_CHARACTERS } from '#contract/limits.ts'
import * as adminOrdersTexts from '#contract/texts/admin-orders.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { orderStateTexts } from '#contract/texts/order-state.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { counted } from '#web/counted.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OrderSearch } from '#web/ui/order-search/order-search.tsx'
import { OrderSorter } from '#web/ui/order-search/order-sorter.tsx'
import { type OrdersPlace, ordersQuery } from '#web/ui/order-search/orders-place.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { DeskFields } from './desk-fields.tsx'
import styles from './orders.module.css'
import { OrdersSums } from './orders-sums.tsx'
import { OrdersTable } from './orders-table.tsx'

type Found = ResponseOf<typeof findOrders>

type Props = {
  /** The list's page. */
  path: string
  place: OrdersPlace
  timeZone: string
  /** null: it cannot be searched like that. */
  found: Found | null
  /** What is wrong, by field. */
  errors: Record<string, string>
}

const SEARCH_WORDS = {
  search: adminOrdersTexts.search,
  q: adminOrdersTexts.q,
  qHint: adminOrdersTexts.qHint,
  qMaxCharacters: EMAIL_MAX_CHARACTERS,
}

/** Orders of anybody: looked for, added up, taken along, a row each. */
export function OrdersList({ path, place, timeZone, found, errors }: Props) {
  const t = useText()
  return (
    <>
      <OrderSearch
        path={path}
        at={place}
        words={SEARCH_WORDS}
        states={orderStateTexts}
        errors={errors}
        isInVain={found?.orders.length === 0}
      >
        <DeskFields at={place} errors={errors} />
      </OrderSearch>
      {found && (
        <>
          {found.orders.length ? (
            <Some found={found} path={path} place={place} timeZone={timeZone} />
          ) : (
            <None clearAt={ordersQuery({ ...place, page: 1 }) && path} />
          )}
          {found.isOfNewest && <p className="quiet">{t(adminOrdersTexts.ofNewest)}</p>}
          {found.isMore && place.sort === 'total' && (
            <p className="quiet">{t(adminOrdersTexts.sortedOfNewest, { max: numberText(found.total) })}</p>
          )}
          <Pagination
            page={place.page}
            total={found.totalPages}
            label={t(adminWords.pagesOfTheOrders)}
            addressOf={(page) => path + ordersQuery({ ...place, page })}
          />
        </>
      )}
    </>
  )
}

type SomeProps = { found: Found; path: string; place: OrdersPlace; timeZone: string }

function Some({ found: { orders, total, isMore, sums }, path, place, timeZone }: SomeProps) {
  const t = useText()
  return (
    <>
      <div className={`ends ${styles.head}`}>
        <div className="wrap gap-5 quiet">
          <p className={styles.count} role="status">
            {isMore
              ? t(foundSalesTexts.moreOrders, { max: numberText(total) })
              : counted(t, total, adminWords.oneOrder, adminWords.countOrders)}
          </p>
          {sums ? <OrdersSums sums={sums} /> : <p>{t(foundSalesTexts.tooManyToSum)}</p>}
        </div>
        <IfMay what="take-orders">
          <LinkButton
            to={`/api/admin/orders.csv${ordersQuery({ ...place, sort: '', dir: '', page: 1 })}`}
            look="outline"
            size="small"
            reloadDocument
            discover="none"
            download
          >
            {t(adminOrdersTexts.file)}
          </LinkButton>
        </IfMay>
        <OrderSorter path={path} place={place} />
      </div>
      <OrdersTable orders={orders} path={path} place={place} timeZone={timeZone} />
    </>
  )
}

/** @param clearAt the list of all orders, where these were looked for; '' where there are none at all */
function None({ clearAt }: { clearAt: string }) {
  const t = useText()
  return (
    <EmptyState text={t(clearAt ? adminOrdersTexts.noneFound : adminWords.noOrdersYet)}>
      <LinkButton to={clearAt || '/shop'} look="outline">
        {t(clearAt ? tableTexts.clear : salesTexts.seeShop)}
      </LinkButton>
    </EmptyState>
  )
}
