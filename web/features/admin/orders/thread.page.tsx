import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { MessageList } from '../../order-messages/message-list.tsx'
import { readThread } from '../../order-messages/show-thread.server.ts'
import { deskThreadAddress } from '../../order-messages/thread-address.ts'
import type { Route } from './+types/thread.page'
import { orderAddress } from './order-steps.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-care' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { orderId: params.id, companyId: params.companyId }
  return { thread: await readThread(context, asked, url.searchParams) }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.messages)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/orders/{id}/messages/{companyId}`: what a buyer and a brewery wrote each other, to be read. */
export default function ThreadPage({ loaderData: { thread } }: Route.ComponentProps) {
  const t = useText()
  const { orderId, buyer, company } = thread
  return (
    <AdminPage
      title={t(orderMessagesTexts.ofBoth, { buyer, company })}
      lead={t(accountWords.orderCode, { code: orderCode(orderId) })}
      actions={<BackLink to={orderAddress(orderId)} look="outline" />}
    >
      <MessageList thread={thread} reader={null} here={deskThreadAddress(thread)} />
    </AdminPage>
  )
}
