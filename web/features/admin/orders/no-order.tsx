import { AdminPage } from '#web/layout/admin-page.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In place of an order that is not there. */
export function NoOrder() {
  const t = useText()
  return (
    <AdminPage title={t('adminOrder.missing')}>
      <EmptyState text={t('adminOrder.missingHint')}>
        <LinkButton to="/admin/orders" look="outline">
          {t('adminOrders.search')}
        </LinkButton>
      </EmptyState>
    </AdminPage>
  )
}
