import { useEffect } from 'react'
import { data } from 'react-router'
import { textOf } from '#contract/texts/catalogue.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { readForm } from '#web/request/read-form.ts'
import { requireRole } from '#web/request/require-role.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { auditAddress } from '../audit/audit-place.ts'
import type { Route } from './+types/order.page'
import { answerOrder } from './answer-order.server.ts'
import { momentWords } from './moment-words.ts'
import styles from './order.module.css'
import { OrderFacts } from './order-facts.tsx'
import { OrderParts } from './order-parts.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { orderAddress } from './order-steps.ts'
import { showOrder } from './show-order.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireRole(context, url, ['Admin'])
  const found = await showOrder(context, params.id, url)
  return data({ found }, { status: found ? 200 : 404 })
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  await requireRole(context, url, ['Admin'])
  return answerOrder(context, await readForm(request), { orderId: params.id, url })
}

/** After a refusal too: another admin, or the provider, may have been quicker. */
export function shouldRevalidate() {
  return true
}

const codeOf = (id: string) => id.slice(-8).toUpperCase()

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${textOf('adminOrder.title', { code: codeOf(params.id ?? '') })} · ${textOf('site.name')}` },
]

/** `/admin/orders/{id}`: an order whole, and what can be done to it. */
export default function OrderPage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()

  useEffect(() => {
    if (actionData) toast.error(actionData.message)
  }, [actionData, toast])

  if (!found) return <NoOrder />
  const { order, timeZone, sheet } = found
  const moment = momentWords(timeZone)
  const inSheet = sheet && actionData?.step === sheet.step.step

  return (
    <AdminPage
      title={t('adminOrder.title', { code: codeOf(order.id) })}
      actions={
        <>
          <BackLink to="/admin/orders" look="outline" />
          <LinkButton to={auditAddress({ subject: order.id })} look="outline">
            {t('adminOrder.audit')}
          </LinkButton>
        </>
      }
    >
      {actionData && !inSheet && (
        <ErrorSummary title={t('admin.notDone')} errors={[{ text: actionData.message }]} />
      )}
      {sheet && (
        <OrderSheet
          orderId={order.id}
          buyer={order.buyer.name}
          sheet={sheet}
          failed={inSheet ? actionData : undefined}
        />
      )}
      {order.state === 'review' && (
        <div className={styles.note}>
          <p>{t('adminOrder.reviewNote')}</p>
          <p>{t('adminOrder.reviewOpen')}</p>
          <LinkButton to={orderAddress(order.id, { step: 'close' })} look="outline" preventScrollReset>
            {t('adminOrder.close')}
          </LinkButton>
        </div>
      )}
      <OrderFacts order={order} moment={moment} />
      {order.state === 'pending' && (
        <p>
          <LinkButton to={orderAddress(order.id, { step: 'cancel' })} look="danger" preventScrollReset>
            {t('adminOrder.cancel')}
          </LinkButton>
        </p>
      )}
      <OrderParts {...found} moment={moment} />
    </AdminPage>
  )
}

function NoOrder() {
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
