import * as adminPurchasesTexts from '#contract/texts/admin-purchases.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/all-purchases.page'
import { OrdersList } from './orders-list.tsx'
import { showOrders } from './show-orders.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

const PATH = '/adminHistoryShop'

export async function loader({ context, url }: Route.LoaderArgs) {
  return showOrders(context, url, PATH)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminPurchasesTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/adminHistoryShop`: what everybody ordered, newest first; the list of `/admin/orders` where the specification has it. */
export default function AllPurchasesPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  return (
    <AdminPage title={t(adminPurchasesTexts.title)} lead={t(adminPurchasesTexts.lead)}>
      <OrdersList path={PATH} {...loaderData} />
    </AdminPage>
  )
}
