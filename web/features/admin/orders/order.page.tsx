import { type ReactNode, useEffect, useId } from 'react'
import { textOf } from '#contract/texts/catalogue.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { readForm } from '#web/request/read-form.ts'
import { requireRole } from '#web/request/require-role.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { auditAddress } from '../audit/audit-place.ts'
import type { Route } from './+types/order.page'
import { answerOrder } from './answer-order.server.ts'
import { momentWords } from './moment-words.ts'
import styles from './order.module.css'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotices } from './order-notices.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { orderAddress } from './order-steps.ts'
import { RefundForm } from './refund-form.tsx'
import { showOrder } from './show-order.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireRole(context, url, ['Admin'])
  return showOrder(context, params.id, url)
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
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const { order, newKey, timeZone, sheet, nothingChosen } = loaderData
  const moment = momentWords(timeZone)
  const inSheet = sheet && actionData?.step === sheet.step.step

  useEffect(() => {
    if (actionData) toast.error(actionData.message)
  }, [actionData, toast])

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
      <Part title={t('adminOrder.lines')}>
        {order.refundable > 0 ? (
          // Anew after each refund: what was typed for the last one says nothing of the next.
          <RefundForm
            key={order.refunds.length}
            order={order}
            newKey={newKey}
            nothingChosen={nothingChosen}
          />
        ) : (
          <OrderLines lines={order.lines} isPaid={order.paidAt !== null} canRefund={false} />
        )}
      </Part>
      <Part title={t('adminOrder.refunds')}>
        <OrderRefunds orderId={order.id} refunds={order.refunds} moment={moment} />
      </Part>
      <Part title={t('adminOrder.parcels')}>
        <OrderParcels parcels={order.parcels} />
      </Part>
      <Part title={t('adminOrder.payments')}>
        <OrderPayments payments={order.payments} moment={moment} />
      </Part>
      <Part title={t('adminOrder.notices')}>
        <OrderNotices notices={order.notices} moment={moment} />
      </Part>
      <Part title={t('adminOrder.history')}>
        <OrderHistory events={order.events} moment={moment} />
      </Part>
    </AdminPage>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
