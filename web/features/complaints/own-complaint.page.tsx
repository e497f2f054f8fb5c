import { randomUUID } from 'node:crypto'
import { isOverComplaint } from '#contract/complaint-states.ts'
import { listParcelComplaints } from '#contract/complaints.ts'
import { CART_MAX_LINES } from '#contract/limits.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as ownComplaintTexts from '#contract/texts/own-complaint.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PictureLinks } from '../order-messages/picture-links.tsx'
import { sendPictures } from '../order-messages/send-message.server.ts'
import { threadPictures } from '../order-messages/show-thread.server.ts'
import { ownThreadAddress } from '../order-messages/thread-address.ts'
import type { Route } from './+types/own-complaint.page'
import { ComplaintForm } from './complaint-form.tsx'
import { ownStepsOf } from './complaint-steps.ts'
import styles from './complaints.module.css'
import { OwnComplaint } from './own-complaint.tsx'
import { sendOwnComplaint } from './send-own-complaint.server.ts'

export const handle: PageHandle = { openTo: ['Person'], takesFile: 'message-pictures' }

const MORE_FIELDS = 10

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: orderId, companyId } = params
  const answer = await tryApi(context, listParcelComplaints, { params: { orderId, companyId } })
  if (!answer.ok) throw pageNotFound()
  const { timeZone } = context.get(pageRequest).settings
  const pictures = answer.value.complaints.length ? await threadPictures(context, answer.value) : []
  const newKey = randomUUID()
  return { found: answer.value, pictures, newKey, timeZone, step: url.searchParams.get('do') }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request, CART_MAX_LINES + MORE_FIELDS)
  const parcel = { orderId: params.id, companyId: params.companyId }
  return sendOwnComplaint(context, form, parcel, async () =>
    (await sendPictures(context, form, parcel)) ? undefined : ownThreadAddress(parcel),
  )
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(complaintTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/myShop/{id}/complaints/{companyId}`: what a buyer complains of in one parcel, and what came of it. */
export default function OwnComplaintPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useText()
  const { found, pictures, newKey, timeZone, step } = loaderData
  const { orderId, company, complaints, noBecause } = found
  const failedForm = actionData?.intent === 'open' ? actionData : undefined
  const current = complaints.find(({ state }) => !isOverComplaint(state))
  const failed = actionData && !failedForm ? actionData : undefined
  const mayOpen = noBecause === null
  const photographs = pictures.length > 0 && <PictureLinks thread={found} pictures={pictures} />
  const isInSheet =
    current && ownStepsOf(current.state).some((each) => each === step && each === failed?.intent)
  // What was refused may have gone from the page: an offer that another one replaced, or the form with the time.
  const lost = failed ? !isInSheet && failed.message : !mayOpen && failedForm?.message
  const form = <ComplaintForm found={found} newKey={newKey} timeZone={timeZone} failed={failedForm} />
  return (
    <div className="stack gap-5">
      <p>
        <LinkButton to={`/myShop/${orderId}`} look="quiet" className={styles.back}>
          <Icon name="left" />
          {t(ownOrderTexts.backToOrder)}
        </LinkButton>
      </p>
      <header className={`ends gap-3 ${styles.head}`}>
        <div className="stack gap-2">
          <h1>{t(complaintTexts.heading, { company })}</h1>
          <p className="quiet">{t(accountWords.orderCode, { code: orderCode(orderId) })}</p>
        </div>
        <LinkButton
          to={ownThreadAddress({ orderId, companyId: params.companyId })}
          look="outline"
          size="small"
        >
          {t(complaintTexts.talk)}
        </LinkButton>
      </header>
      {lost && <ErrorSummary title={t(complaintTexts.notTaken)} errors={[{ text: lost }]} />}
      {current && (
        <OwnComplaint
          complaint={current}
          timeZone={timeZone}
          step={step}
          failed={failed}
          pictures={photographs}
        />
      )}
      {mayOpen && !complaints.length && form}
      {mayOpen && complaints.length > 0 && (
        <Disclosure title={t(ownComplaintTexts.another)} open={!!failedForm || undefined}>
          {form}
        </Disclosure>
      )}
      {noBecause && noBecause !== 'open' && (
        <div className="stack gap-3">
          <p>{t(ownComplaintTexts.noBecause[noBecause])}</p>
          <p>
            <LinkButton to={`/contact?purchase=${orderId}`} look="outline">
              {t(purchasesTexts.help)}
            </LinkButton>
          </p>
        </div>
      )}
      {complaints.length > (current ? 1 : 0) && (
        <section className="stack gap-4">
          <h2>{t(ownComplaintTexts.earlier)}</h2>
          {complaints
            .filter((complaint) => complaint !== current)
            .map((complaint) => (
              <OwnComplaint
                key={complaint.id}
                complaint={complaint}
                timeZone={timeZone}
                step={null}
                failed={undefined}
                pictures={current ? null : photographs}
              />
            ))}
        </section>
      )}
    </div>
  )
}
