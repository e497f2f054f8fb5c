import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrdersTexts from '#contract/texts/admin-orders.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/orders.page'
import { OrdersList } from './orders-list.tsx'
import { showOrders } from './show-orders.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

const PATH = '/admin/orders'

export async function loader({ context, url }: Route.LoaderArgs) {
  return showOrders(context, url, PATH)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.orders)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/orders`: any order, by whatever somebody knows of it. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  return (
    <AdminPage title={t(accountWords.orders)} lead={t(adminOrdersTexts.lead)}>
      <OrdersList path={PATH} {...loaderData} />
    </AdminPage>
  )
}
