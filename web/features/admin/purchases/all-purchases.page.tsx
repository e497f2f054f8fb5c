import * as adminPurchasesTexts from '#contract/texts/admin-purchases.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { showPurchases } from '../../purchases/show-purchases.server.ts'
import type { Route } from './+types/all-purchases.page'
import { countOrders } from './count-orders.ts'
import { PurchasesTable } from './purchases-table.tsx'

export const handle: PageHandle = { openTo: ['Admin'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await showPurchases(context, url.searchParams.get('pag'))
  return { list, timeZone: context.get(pageRequest).settings.timeZone }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminPurchasesTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/adminHistoryShop`: what everybody ordered, newest first. */
export default function AllPurchasesPage({ loaderData: { list, timeZone } }: Route.ComponentProps) {
  const t = useText()
  return (
    <AdminPage title={t(adminPurchasesTexts.title)} lead={t(adminPurchasesTexts.lead)}>
      {list.purchases.length ? (
        <>
          <p>{countOrders(t, list.total)}</p>
          <PurchasesTable purchases={list.purchases} dayOf={momentDay(timeZone)} />
        </>
      ) : (
        <EmptyState text={t(adminWords.noOrdersYet)}>
          <LinkButton to="/shop" look="outline">
            {t(salesTexts.seeShop)}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={list.page}
        total={list.totalPages}
        label={t(adminWords.pagesOfTheOrders)}
        addressOf={(page) => `/adminHistoryShop${page > 1 ? `?pag=${page}` : ''}`}
      />
    </AdminPage>
  )
}
