import { operatorFacts } from '#contract/operator.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { textOf } from '#contract/texts/text.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useLive } from '#web/ui/use-live.ts'
import type { Route } from './+types/receipt.page'
import { ownOrderAddress } from './own-order-address.ts'
import styles from './receipt.module.css'
import { Receipt } from './receipt.tsx'
import { showOwnOrder } from './show-own-order.server.ts'

export const handle: PageHandle = { openTo: ['Person'] }

/** What nobody paid has no receipt. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const purchase = await showOwnOrder(context, params.id)
  if (!purchase.paidAt) throw pageNotFound()
  const { timeZone, operator, publicUrl } = context.get(pageRequest).settings
  return { purchase, paidAt: purchase.paidAt, timeZone, shop: [...operatorFacts(operator), publicUrl] }
}

export const meta: Route.MetaFunction = ({ params }) => [
  {
    title: `${textOf(ownOrderTexts.receiptOf, { code: orderCode(params.id) })} · ${textOf(commonTexts.siteName)}`,
  },
]

/** `/myShop/{id}/receipt`: what was paid, on a sheet to be printed or kept. */
export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const live = useLive()
  return (
    <div className="stack gap-4">
      <div className={`row gap-2 ${styles.ways}`}>
        <LinkButton to={ownOrderAddress(loaderData.purchase.id)} look="quiet">
          {t(ownOrderTexts.backToOrder)}
        </LinkButton>
        {live && (
          <Button look="outline" onClick={() => window.print()}>
            {t(accountWords.print)}
          </Button>
        )}
      </div>
      <Receipt {...loaderData} />
    </div>
  )
}
