import { Link } from 'react-router'
import { orderCode } from '#contract/order-code.ts'
import * as adminPurchasesTexts from '#contract/texts/admin-purchases.ts'
import { useText } from '#web/texts.ts'

/**
 * To where an order is looked after, named as buyers and sellers know it: by its code.
 * `inWords` where no head of a column says what that is.
 */
export function OrderLink({ id, inWords = false }: { id: string; inWords?: boolean }) {
  const t = useText()
  const code = orderCode(id)
  const words = t(adminPurchasesTexts.seeOrder, { code })
  return (
    <Link to={`/admin/orders/${id}`} aria-label={words}>
      {inWords ? words : <code>{code}</code>}
    </Link>
  )
}
