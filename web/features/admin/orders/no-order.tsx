import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminOrdersTexts from '#contract/texts/admin-orders.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In place of an order that is not there. */
export function NoOrder() {
  const t = useText()
  return (
    <AdminPage title={t(adminOrderTexts.missing)}>
      <EmptyState text={t(adminOrderTexts.missingHint)}>
        <LinkButton to="/admin/orders" look="outline">
          {t(adminOrdersTexts.search)}
        </LinkButton>
      </EmptyState>
    </AdminPage>
  )
}
