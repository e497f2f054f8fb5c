import { data, redirect } from 'react-router'
import type { InputOf } from '#contract/endpoint.ts'
import { EMAIL_MAX_CHARACTERS } from '#contract/limits.ts'
import { findOrders } from '#contract/order-desk.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrdersTexts from '#contract/texts/admin-orders.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { counted } from '#web/counted.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OrderSearch } from '#web/ui/order-search/order-search.tsx'
import { ordersPlace, ordersQuery } from '#web/ui/order-search/orders-place.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/orders.page'
import styles from './orders.module.css'
import { OrdersTable } from './orders-table.tsx'
import { STATE_WORDS } from './state-words.ts'

export const handle: PageHandle = { openTo: ['Admin'] }

const PATH = '/admin/orders'
const SEARCH_WORDS = {
  search: adminOrdersTexts.search,
  q: adminOrdersTexts.q,
  qHint: adminOrdersTexts.qHint,
  qMaxCharacters: EMAIL_MAX_CHARACTERS,
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = ordersPlace(url.searchParams)
  const { page, ...filters } = place
  const { timeZone } = context.get(pageRequest).settings
  // What an address may ask for and the call does not take is refused by the call, field by field.
  const query = { ...filters, pag: String(page) } as InputOf<typeof findOrders>['query']
  const answer = await tryApi(context, findOrders, { query })
  if (!answer.ok) {
    const { fields } = answer.error
    if (answer.status !== 400 || !fields) throw data(answer.error, { status: answer.status })
    return data({ place, timeZone, found: null, errors: fields }, { status: 400 })
  }
  const { totalPages } = answer.value
  if (page > Math.max(totalPages, 1)) throw redirect(PATH + ordersQuery({ ...place, page: totalPages || 1 }))
  return data({ place, timeZone, found: answer.value, errors: {} })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.orders)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/orders`: any order, by whatever somebody knows of it. */
export default function OrdersPage({ loaderData: { place, timeZone, found, errors } }: Route.ComponentProps) {
  const t = useText()
  const isSearched = ordersQuery({ ...place, page: 1 }) !== ''
  return (
    <AdminPage title={t(accountWords.orders)} lead={t(adminOrdersTexts.lead)}>
      <OrderSearch path={PATH} at={place} words={SEARCH_WORDS} states={STATE_WORDS} errors={errors} />
      {found && (
        <>
          <p className={`quiet ${styles.quiet}`} role="status">
            {found.total > 0 && counted(t, found.total, adminWords.oneOrder, adminWords.countOrders)}
          </p>
          {found.orders.length ? (
            <OrdersTable orders={found.orders} timeZone={timeZone} />
          ) : (
            <EmptyState text={t(isSearched ? adminOrdersTexts.noneFound : adminWords.noOrdersYet)}>
              <LinkButton to={isSearched ? PATH : '/shop'} look="outline">
                {t(isSearched ? tableTexts.clear : salesTexts.seeShop)}
              </LinkButton>
            </EmptyState>
          )}
          <Pagination
            page={place.page}
            total={found.totalPages}
            label={t(adminWords.pagesOfTheOrders)}
            addressOf={(page) => PATH + ordersQuery({ ...place, page })}
          />
        </>
      )}
    </AdminPage>
  )
}
