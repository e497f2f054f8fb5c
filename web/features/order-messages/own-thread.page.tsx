import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { textOf } from '#contract/texts/text.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ownOrderAddress } from '../purchases/own-order-address.ts'
import type { Route } from './+types/own-thread.page'
import { sendMessage } from './send-message.server.ts'
import { showThread } from './show-thread.server.ts'
import styles from './thread.module.css'
import { ownThreadAddress } from './thread-address.ts'
import { ThreadSection } from './thread-section.tsx'

export const handle: PageHandle = { openTo: ['Person'], takesFile: 'message-pictures' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { orderId: params.id, companyId: params.companyId }
  return { thread: await showThread(context, asked, url.searchParams) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const thread = { orderId: params.id, companyId: params.companyId }
  return sendMessage(context, await readForm(request), thread, ownThreadAddress(thread))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.messages)} · ${textOf(commonTexts.siteName)}` },
]

/** `/myShop/{id}/messages/{companyId}`: what a buyer and one brewery of their order wrote each other. */
export default function OwnThreadPage({ loaderData: { thread }, actionData }: Route.ComponentProps) {
  const t = useText()
  const here = ownThreadAddress(thread)
  return (
    <div className="stack gap-5">
      <div className={`stack gap-2 ${styles.head}`}>
        <p>
          <LinkButton to={ownOrderAddress(thread.orderId)} look="quiet" className={styles.back}>
            <Icon name="left" />
            {t(ownOrderTexts.backToOrder)}
          </LinkButton>
        </p>
        <h1>{t(orderMessagesTexts.withCompany, { company: thread.company })}</h1>
        <p className="quiet">{t(accountWords.orderCode, { code: orderCode(thread.orderId) })}</p>
      </div>
      <ThreadSection thread={thread} reader="buyer" here={here} action={here} failed={actionData} isAlone />
    </div>
  )
}
