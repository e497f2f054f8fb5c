import { useNavigate } from 'react-router'
import { orderCode } from '#contract/order-code.ts'
import { listOrderInvoices } from '#contract/parcel-invoices.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { ComplaintLink } from '../complaints/complaint-link.tsx'
import { ReviewLauncher, whyNotReviewed } from '../reviews/review-launcher.tsx'
import { ReviewRefusal } from '../reviews/review-refusal.tsx'
import { ReviewSheet } from '../reviews/review-sheet.tsx'
import { sendReview } from '../reviews/send-review.server.ts'
import type { Route } from './+types/own-order.page'
import { sendCancel } from './cancel-parcel.server.ts'
import { CancelSheet } from './cancel-sheet.tsx'
import { sendCancelUnits } from './cancel-units.server.ts'
import { CancelUnitsSheet } from './cancel-units-sheet.tsx'
import styles from './own-order.module.css'
import { ownOrderAddress } from './own-order-address.ts'
import { OwnOrderHead } from './own-order-head.tsx'
import { OwnOrderWays } from './own-order-ways.tsx'
import { OwnParcel } from './own-parcel.tsx'
import { OwnSums } from './own-sums.tsx'
import { OwnWithdrawal } from './own-withdrawal.tsx'
import { sendArrival } from './say-arrival.server.ts'
import { showCancelUnits } from './show-cancel-units.server.ts'
import { showOwnOrder } from './show-own-order.server.ts'

export const handle: PageHandle = { openTo: ['Person'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const purchase = await showOwnOrder(context, params.id)
  // Only what was paid has any.
  const invoices = purchase.paidAt
    ? await callApi(context, listOrderInvoices, { params: { orderId: purchase.id } })
    : []
  return {
    purchase,
    invoices,
    units: showCancelUnits(purchase, url),
    timeZone: context.get(pageRequest).settings.timeZone,
    reviewed: url.searchParams.get('review'),
    cancelled: url.searchParams.get('cancel'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const back = ownOrderAddress(params.id)
  if (form.get('intent') === 'cancel') return sendCancel(context, form, back)
  if (form.get('intent') === 'cancel-units') return sendCancelUnits(context, form, params.id, back)
  if (form.get('intent') === 'arrival') return sendArrival(context, form, params.id, back)
  return sendReview(context, form, back)
}

export const meta: Route.MetaFunction = ({ params }) => [
  {
    title: `${textOf(accountWords.orderCode, { code: orderCode(params.id) })} · ${textOf(commonTexts.siteName)}`,
  },
]

/** `/myShop/{id}`: one order, each brewery's way of it, its money, and what its buyer can do with it. */
export default function OwnOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const navigate = useNavigate()
  const { purchase, invoices, units, timeZone, reviewed, cancelled } = loaderData
  const here = ownOrderAddress(purchase.id)
  const contactAt = `/contact?purchase=${purchase.id}`
  const dayOf = momentDay(timeZone)
  const close = () => navigate(here, { preventScrollReset: true })
  const notCancelled = actionData && 'notCancelled' in actionData ? actionData.notCancelled : undefined
  const notSaid = actionData && 'notSaid' in actionData ? actionData.notSaid : undefined
  const unitsKept = actionData && 'unitsKept' in actionData ? actionData.unitsKept : undefined
  const notReviewed = actionData && 'comment' in actionData ? actionData : undefined
  const asked = purchase.parcels.find(({ companyId, refund }) => cancelled === companyId && refund !== null)
  const line = purchase.Items.find((item) => item.ProductId === reviewed && !whyNotReviewed(item))
  const sums = (
    <OwnSums purchase={purchase} timeZone={timeZone}>
      <OwnOrderWays purchase={purchase} invoices={invoices} contactAt={contactAt} />
    </OwnSums>
  )
  // What comes from one brewery comes in one parcel.
  const parts = [...Map.groupBy(purchase.Items, ({ companyId }) => companyId)]
  const coded = new Set(purchase.parcels.flatMap((each) => (each.handOverCode ? [each.companyId] : [])))
  const firstCoded = parts.find(([companyId]) => coded.has(companyId))?.[0]
  return (
    <div className="stack gap-6">
      <OwnOrderHead purchase={purchase} dayOf={dayOf} />
      <OwnWithdrawal purchase={purchase} dayOf={dayOf} />
      {notCancelled && (
        <ErrorSummary title={t(purchasesTexts.cancelFailed)} errors={[{ text: notCancelled }]} />
      )}
      {unitsKept && (
        <ErrorSummary title={t(removalsTexts.cancelUnitsFailed)} errors={[{ text: unitsKept }]} />
      )}
      {notSaid && <ErrorSummary title={t(ownOrderTexts.arrivalFailed)} errors={[{ text: notSaid }]} />}
      {notReviewed && !line && <ReviewRefusal failed={notReviewed} />}
      {asked && <CancelSheet purchase={purchase} parcel={asked} closeTo={here} />}
      {units && <CancelUnitsSheet units={units} closeTo={here} onClose={close} />}
      {line && purchase.state === 'paid' && (
        <ReviewSheet
          key={line.ProductId}
          beer={{ id: line.ProductId, name: line.name, company: line.company, image: line.image }}
          failed={notReviewed}
          closeTo={here}
          onClose={close}
        />
      )}
      <div className={`stack gap-5 ${styles.columns}`}>
        {/* What is still to be paid ends soon: on phones it stands above what it is for. */}
        {purchase.continuePaying && sums}
        <div className="stack gap-5">
          {parts.map(([companyId, lines]) => (
            <OwnParcel
              key={companyId}
              purchase={purchase}
              companyId={companyId}
              lines={lines}
              contactAt={contactAt}
              dayOf={dayOf}
              tellsOfCode={companyId === firstCoded}
              complaintOf={(parcel) => <ComplaintLink orderId={purchase.id} parcel={parcel} />}
              reviewOf={(item) => (
                <ReviewLauncher
                  beerName={item.name}
                  to={ownOrderAddress(purchase.id, { review: item.ProductId })}
                  isReviewed={item.reviewed}
                  noReview={item.noReview}
                />
              )}
            />
          ))}
        </div>
        {!purchase.continuePaying && sums}
      </div>
    </div>
  )
}
