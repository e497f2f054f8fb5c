import { Link } from 'react-router'
import { useText } from '#web/texts.ts'

/** To where an order is looked after, named as buyers and sellers know it: the last eight characters of its id. */
export function OrderLink({ id }: { id: string }) {
  const t = useText()
  const code = id.slice(-8).toUpperCase()
  return (
    <Link to={`/admin/orders/${id}`} aria-label={t('adminPurchases.seeOrder', { code })}>
      <code>{code}</code>
    </Link>
  )
}
