import { data, redirect } from 'react-router'
import { dayAt } from '#contract/age.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { COUNTED_SALES, EARLIEST_FIGURES_DAY, SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { findSales } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as foundSalesTexts from '#contract/texts/found-sales.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { counted } from '#web/counted.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OrderSearch } from '#web/ui/order-search/order-search.tsx'
import { OrderSorter } from '#web/ui/order-search/order-sorter.tsx'
import { type OrdersPlace, ordersPlace, ordersQuery } from '#web/ui/order-search/orders-place.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { PeriodChips } from '#web/ui/period/period-chips.tsx'
import { presetsOf } from '#web/ui/period/presets.ts'
import { parcelAddress } from '../parcels/parcels-address.ts'
import type { Route } from './+types/sales.page'
import styles from './found-sales.module.css'
import { FoundSalesTable } from './found-sales-table.tsx'
import { saleStateTexts } from './sale-state.tsx'
import { SalesSums } from './sales-sums.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

const SEARCH_WORDS = {
  search: foundSalesTexts.search,
  q: foundSalesTexts.q,
  qHint: foundSalesTexts.qHint,
  qMaxCharacters: SEARCH_MAX_CHARACTERS,
}
const STATES = {
  ...saleStateTexts,
  refunded: foundSalesTexts.somethingBack,
  charged_back: accountWords.chargedBack,
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const place = ordersPlace(url.searchParams, ['sort', 'dir'])
  const { page, ...filters } = place
  const { timeZone } = context.get(pageRequest).settings
  const today = dayAt(new Date(), timeZone)
  // What an address may ask for and the call does not take is refused by the call, field by field.
  const query = { ...filters, pag: String(page) } as InputOf<typeof findSales>['query']
  const answer = await tryApi(context, findSales, { params: { companyId: user.id }, query })
  if (!answer.ok) {
    const { fields } = answer.error
    if (answer.status !== 400 || !fields) throw data(answer.error, { status: answer.status })
    return data({ user, place, timeZone, today, found: null, errors: fields }, { status: 400 })
  }
  const { totalPages } = answer.value
  if (page > Math.max(totalPages, 1)) {
    throw redirect(pathOf(user.id) + ordersQuery({ ...place, page: totalPages || 1 }))
  }
  return data({ user, place, timeZone, today, found: answer.value, errors: {} })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.sales)} · ${textOf(commonTexts.siteName)}` },
]

const pathOf = (companyId: string) => `/company/${companyId}/sales`

/** The call that answers with the same sales as a file; without days it is of all there are. */
function fileOf(companyId: string, { q, state, from, to }: OrdersPlace): string {
  return `/api/company/${companyId}/sales.csv${ordersQuery({ q, state, from: from || EARLIEST_FIGURES_DAY, to })}`
}

/** `/company/{id}/sales`: what a seller sold, found by whatever they know of it, and what that comes to. */
export default function SalesPage({ loaderData }: Route.ComponentProps) {
  const { user, place, timeZone, today, found, errors } = loaderData
  const t = useText()
  const path = pathOf(user.id)
  const periods = (
    <nav aria-label={t(figuresTexts.period)}>
      <PeriodChips
        presets={presetsOf(today)}
        today={today}
        addressOf={(period) => path + ordersQuery({ ...place, ...period, page: 1 })}
        isChosen={({ from, to }) => place.from === from && place.to === to}
      />
    </nav>
  )
  return (
    <div className={`stack gap-4 ${styles.page}`}>
      <SellerNav user={user} />
      <header className={`ends ${styles.title}`}>
        <h1>{t(accountWords.sales)}</h1>
        <div className={styles.periods}>{periods}</div>
        {found && found.groups.length > 0 && (
          <LinkButton
            to={fileOf(user.id, place)}
            look="outline"
            size="small"
            reloadDocument
            discover="none"
            download
          >
            {t(foundSalesTexts.file)}
          </LinkButton>
        )}
      </header>
      <OrderSearch
        path={path}
        at={place}
        words={SEARCH_WORDS}
        states={STATES}
        errors={errors}
        periods={periods}
        isInVain={found?.groups.length === 0}
      />
      {found && (
        <>
          {found.groups.length ? (
            <Found found={found} companyId={user.id} place={place} timeZone={timeZone} />
          ) : (
            <None clearAt={ordersQuery({ ...place, page: 1 }) && path} />
          )}
          {found.isOfNewest && (
            <p className="quiet">{t(foundSalesTexts.ofNewest, { max: numberText(COUNTED_SALES) })}</p>
          )}
          {found.isMore && place.sort === 'total' && (
            <p className="quiet">{t(foundSalesTexts.sortedOfNewest, { max: numberText(COUNTED_SALES) })}</p>
          )}
          <Pagination
            page={place.page}
            total={found.totalPages}
            label={t(salesTexts.pages)}
            addressOf={(page) => path + ordersQuery({ ...place, page })}
          />
        </>
      )}
    </div>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>

type FoundProps = { found: Found; companyId: string; place: OrdersPlace; timeZone: string }

function Found({ found, companyId, place, timeZone }: FoundProps) {
  const t = useText()
  const { groups, total, isMore, sums } = found
  const path = pathOf(companyId)
  return (
    <>
      <div className={styles.found}>
        <p className={`quiet ${styles.count}`} role="status">
          {isMore
            ? t(foundSalesTexts.moreOrders, { max: numberText(COUNTED_SALES) })
            : counted(t, total, adminWords.oneOrder, adminWords.countOrders)}
        </p>
        <div className={`ends gap-2 ${styles.sums}`}>
          {sums ? <SalesSums sums={sums} /> : <p className="quiet">{t(foundSalesTexts.tooManyToSum)}</p>}
          <OrderSorter path={path} place={place} />
        </div>
      </div>
      <FoundSalesTable
        groups={groups}
        path={path}
        place={place}
        timeZone={timeZone}
        parcelAt={({ ShoppingHistoryId, parcel: state }) =>
          parcelAddress(ShoppingHistoryId, { companyId, state, page: 1, q: '' })
        }
      />
    </>
  )
}

/** @param clearAt the list of all sales, where these were looked for; '' where there are none at all */
function None({ clearAt }: { clearAt: string }) {
  const t = useText()
  return (
    <EmptyState text={clearAt ? t(foundSalesTexts.noneFound) : <Spoken text={salesTexts.empty} />}>
      <LinkButton to={clearAt || '/shop'} look="outline">
        {t(clearAt ? tableTexts.clear : salesTexts.seeShop)}
      </LinkButton>
    </EmptyState>
  )
}
