import { useEffect } from 'react'
import { data } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { orderCode } from '#contract/order-code.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { InvoiceLinks } from '#web/ui/invoice-links.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { useToast } from '#web/ui/toast/toast.tsx'
import { answerParcel } from '../../parcels/answer-parcel.server.ts'
import { DeliverForm } from '../../parcels/deliver-form.tsx'
import { ShipForm } from '../../parcels/ship-form.tsx'
import { auditAddress } from '../audit/audit-place.ts'
import type { Route } from './+types/order.page'
import { answerOrder } from './answer-order.server.ts'
import { NoOrder } from './no-order.tsx'
import styles from './order.module.css'
import { OrderFacts } from './order-facts.tsx'
import type { OrderParcel } from './order-parcels.tsx'
import { OrderParts } from './order-parts.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { orderAddress } from './order-steps.ts'
import { OrderWaits } from './order-waits.tsx'
import { OrderWarnings } from './order-warnings.tsx'
import { type ParcelStep, parcelStepAddress, parcelStepOf } from './parcel-steps.ts'
import { showOrder } from './show-order.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], takesFile: 'documents', staff: 'read-desk' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await showOrder(context, params.id, url)
  return data({ found, open: parcelStepOf(url.searchParams) }, { status: found ? 200 : 404 })
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const orderId = params.id
  const asked = parcelStepOf(url.searchParams)
  if (asked) return answerParcel(context, form, { ...asked, orderId, backTo: orderAddress(orderId) })
  return answerOrder(context, form, { orderId, url })
}

export const meta: Route.MetaFunction = ({ params }) => [
  {
    title: `${textOf(accountWords.orderCode, { code: orderCode(params.id ?? '') })} · ${textOf(commonTexts.siteName)}`,
  },
]

/** `/admin/orders/{id}`: an order whole, and what can be done to it. */
export default function OrderPage({ loaderData: { found, open }, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()

  useEffect(() => {
    if (actionData?.message) toast.error(actionData.message)
  }, [actionData, toast])

  if (!found) return <NoOrder />
  const { order, timeZone, sheet } = found
  const moment = momentWords(timeZone)
  const ofParcel = actionData && 'result' in actionData ? actionData : undefined
  const ofOrder = actionData && 'step' in actionData ? actionData : undefined
  const inSheet = sheet && ofOrder?.step === sheet.step.step

  function formsOf(parcel: OrderParcel) {
    const form = (step: ParcelStep['step']) => {
      const asked = { step, companyId: parcel.companyId }
      const isOpen = open?.step === step && open.companyId === parcel.companyId
      // What the API refused stands above: the form may be gone with the parcel's state.
      const answer = isOpen && ofParcel ? { ...ofParcel, message: null } : undefined
      return { action: parcelStepAddress(found!.order.id, asked), isOpen, answer }
    }
    return (
      <>
        {parcel.state === 'shipped' && (
          <IfMay what="care">
            <DeliverForm {...form('deliver')} />
          </IfMay>
        )}
        {/* Anew once it is done, and so closed. */}
        <IfMay what="care">
          <ShipForm
            key={`${parcel.state} ${parcel.carrier} ${parcel.tracking}`}
            parcel={parcel}
            {...form('ship')}
          />
        </IfMay>
      </>
    )
  }

  return (
    <AdminPage
      title={t(accountWords.orderCode, { code: orderCode(order.id) })}
      actions={
        <>
          <BackLink to="/admin/orders" look="outline" />
          <LinkButton to={auditAddress({ subject: order.id })} look="outline">
            {t(adminOrderTexts.audit)}
          </LinkButton>
        </>
      }
    >
      {actionData && !inSheet && <ErrorSummary title={t(adminTexts.notDone)} errors={wrongIn(actionData)} />}
      {sheet && (
        <OrderSheet
          orderId={order.id}
          buyer={order.buyer.name}
          withdrawal={found.withdrawal}
          sheet={sheet}
          failed={inSheet ? ofOrder : undefined}
        />
      )}
      <OrderWaits waits={order.waits} parcels={order.parcels} readAt={found.readAt} />
      {order.state === 'review' && (
        <div className={`stack gap-2 ${styles.note}`}>
          <p>{t(adminOrderTexts.reviewNote, reviewed(order))}</p>
          <p>{t(adminOrderTexts.reviewOpen)}</p>
          <IfMay what="refund">
            <LinkButton to={orderAddress(order.id, { step: 'close' })} look="outline" preventScrollReset>
              {t(adminOrderTexts.close)}
            </LinkButton>
          </IfMay>
        </div>
      )}
      <OrderWarnings order={order} moment={moment} />
      <OrderFacts order={order} moment={moment} />
      {found.invoices.length > 0 && (
        <p className="wrap gap-2">
          <InvoiceLinks orderId={order.id} invoices={found.invoices} />
        </p>
      )}
      {order.state === 'pending' && (
        <p>
          <IfMay what="refund">
            <LinkButton to={orderAddress(order.id, { step: 'cancel' })} look="danger" preventScrollReset>
              {t(adminOrderTexts.cancel)}
            </LinkButton>
          </IfMay>
        </p>
      )}
      <OrderParts {...found} moment={moment} formsOf={formsOf} />
    </AdminPage>
  )
}

/** What came for an order, and what was asked for: both as the card is charged. */
function reviewed({ payments, charge }: DeskOrder): { paid: string; asked: string } {
  const came = payments.filter(({ money }) => money !== 'waiting' && money !== 'ended')
  return {
    paid: came.map(({ amount, currency }) => debtText(amount, currency)).join(' + ') || '–',
    asked: debtText(charge.charged, charge.chargeCurrency),
  }
}

/** Why nothing was done: in the API's words, or what is wrong with a parcel's fields. */
function wrongIn(answer: NonNullable<Route.ComponentProps['actionData']>): { text: string }[] {
  if (answer.message) return [{ text: answer.message }]
  const errors = 'result' in answer ? Object.values(answer.result.error ?? {}) : []
  return errors.flatMap((texts) => texts ?? []).map((text) => ({ text }))
}
