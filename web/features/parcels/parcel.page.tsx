import { useNavigate } from 'react-router'
import { orderCode } from '#contract/order-code.ts'
import { listOrderInvoices } from '#contract/parcel-invoices.ts'
import { seesSums } from '#contract/sees-sums.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { chooseAgain } from '#web/ui/take-out/chosen-units.ts'
import { sendMessage, sendNoAnswer } from '../order-messages/send-message.server.ts'
import { showThread } from '../order-messages/show-thread.server.ts'
import { ThreadSection } from '../order-messages/thread-section.tsx'
import type { Route } from './+types/parcel.page'
import { answerPage } from './answer-page.server.ts'
import { InvoiceSection } from './invoice/invoice-section.tsx'
import { RemoveInvoiceSheet } from './invoice/remove-invoice-sheet.tsx'
import { NextMessage } from './next-message.tsx'
import { NextSteps } from './next-steps.tsx'
import { nextUnanswered } from './next-unanswered.server.ts'
import { ParcelCard } from './parcel-card.tsx'
import { ParcelHead } from './parcel-head.tsx'
import styles from './parcels.module.css'
import {
  backAddress,
  invoiceAction,
  invoiceStepOf,
  isOfThread,
  parcelAddress,
  stepOf,
  stepsOf,
  threadAction,
} from './parcels-address.ts'
import { ShortSheet } from './short/short-sheet.tsx'
import { showShort } from './short/show-short.server.ts'
import { showParcel } from './show-parcel.server.ts'
import { placeOf } from './show-parcels.server.ts'
import { WaitingMessage } from './waiting-message.tsx'

export const handle: PageHandle = {
  openTo: ['Company'],
  ownId: true,
  takesFile: 'message-pictures',
  team: ['seller', 'packer'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const at = placeOf(user.id, url.searchParams)
  const [{ parcel, carriers }, thread, next] = await Promise.all([
    showParcel(context, user.id, params.orderId),
    // What was written about an order is nothing for who sees the shop as its brewery.
    user.seeing
      ? null
      : showThread(context, { orderId: params.orderId, companyId: user.id }, url.searchParams),
    user.seeing ? undefined : nextUnanswered(context, at, params.orderId),
  ])
  // It shows sums: a packer has none of it.
  const invoices = seesSums(user)
    ? await callApi(context, listOrderInvoices, { params: { orderId: params.orderId } })
    : null
  return {
    ...{ invoices, invoiceStep: invoiceStepOf(url.searchParams) },
    timeZone: context.get(pageRequest).settings.timeZone,
    ...{ user, parcel, carriers, thread },
    ...{ at, next },
    open: stepOf(url.searchParams),
    short: showShort(parcel, url.searchParams),
    ...{ here: url.pathname + url.search, chooseAt: chooseAgain(url) },
  }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const { orderId } = params
  if (!isOfThread(url.searchParams)) return answerPage(context, form, url.searchParams, orderId)
  const { id: companyId } = context.get(signedIn)
  const back = `${parcelAddress(orderId, placeOf(companyId, url.searchParams))}#messages`
  const send = form.has('until') ? sendNoAnswer : sendMessage
  return send(context, form, { orderId, companyId }, back)
}

export const meta: Route.MetaFunction = ({ params }) => [
  {
    title: `${textOf(accountWords.orderCode, { code: orderCode(params.orderId ?? '') })} · ${textOf(commonTexts.siteName)}`,
  },
]

const NOT_DONE = {
  ship: parcelsTexts.notShipped,
  deliver: parcelsTexts.notDelivered,
  short: removalsTexts.notToldOf,
} as const

/** `/company/{id}/parcels/{orderId}`: one parcel whole, where it goes, what is done to it and what was. */
export default function ParcelPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const navigate = useNavigate()
  const { next } = loaderData
  const { user, parcel, carriers, thread, at, open, short, here, chooseAt, invoices, invoiceStep } =
    loaderData
  const [invoice] = invoices ?? []
  const notTold = actionData && 'short' in actionData ? actionData.short : undefined
  const notSent = actionData && 'typed' in actionData ? actionData : undefined
  const answer = actionData && 'result' in actionData ? actionData : undefined
  const notAttached = actionData && 'invoice' in actionData ? actionData.invoice : undefined
  const question = short?.question
  const closeTo = parcelAddress(parcel.orderId, at)
  // The form that was refused may have gone from the page with the parcel's state.
  const steps = stepsOf(parcel)
  const isLost = open === 'short' ? !question : open && !steps.includes(open)
  const lost = isLost ? (notTold ?? answer)?.message : undefined
  return (
    <div className="stack gap-5">
      <SellerNav user={user} />
      <p>
        <LinkButton to={backAddress(at)} look="quiet" className={styles.back}>
          <Icon name="left" />
          {t(at.from ? orderMessagesTexts.backToList : parcelBatchTexts.backToList)}
        </LinkButton>
      </p>
      {lost && open && (
        <ErrorSummary
          title={t(NOT_DONE[open], { code: orderCode(parcel.orderId) })}
          errors={[{ text: lost }]}
        />
      )}
      {question && (
        <ShortSheet
          key={question.key}
          question={question}
          here={here}
          chooseAt={chooseAt}
          failed={notTold}
          onClose={() => navigate(closeTo, { preventScrollReset: true })}
        />
      )}
      <article className="stack gap-5" aria-labelledby="parcel-title">
        <ParcelHead parcel={parcel} titleId="parcel-title" />
        {thread?.waits && <WaitingMessage thread={thread} />}
        <div className={`stack gap-5 ${styles.parts}`}>
          <ParcelCard parcel={parcel} />
          {(steps.length > 0 || invoices) && (
            <div className={`stack gap-5 ${styles.side}`}>
              {steps.length > 0 && (
                <NextSteps {...{ parcel, carriers, at, open, answer }} short={short?.form} />
              )}
              {invoices && (
                <InvoiceSection
                  orderId={parcel.orderId}
                  invoice={invoice}
                  action={invoiceAction(parcel.orderId, at, 'invoice')}
                  removeAt={invoiceAction(parcel.orderId, at, 'remove-invoice')}
                  dayOf={momentDay(loaderData.timeZone)}
                  failed={notAttached}
                />
              )}
            </div>
          )}
          {thread && (
            <section id="messages" className={`stack gap-4 ${styles.talk}`} aria-labelledby="messages-title">
              <div className="ends gap-3">
                <h2 id="messages-title">{t(adminWords.messages)}</h2>
                {next !== undefined && <NextMessage next={next} at={at} />}
              </div>
              <ThreadSection
                thread={thread}
                reader="brewery"
                here={closeTo}
                action={threadAction(parcel.orderId, at)}
                failed={notSent}
                // What is to be done to the parcel is what its page is for.
                look={steps.length > 0 ? 'outline' : 'primary'}
              />
            </section>
          )}
        </div>
      </article>
      {invoice && invoiceStep === 'remove-invoice' && (
        <RemoveInvoiceSheet action={invoiceAction(parcel.orderId, at, 'remove-invoice')} closeTo={closeTo} />
      )}
    </div>
  )
}
