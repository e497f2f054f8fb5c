import { data } from 'react-router'
import { getComplaintForAdmin } from '#contract/complaints.ts'
import { CART_MAX_LINES } from '#contract/limits.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { useMay } from '#web/layout/use-may.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { OrderLink } from '../admin/order-link.tsx'
import { PictureLinks } from '../order-messages/picture-links.tsx'
import { threadPictures } from '../order-messages/show-thread.server.ts'
import { deskThreadAddress } from '../order-messages/thread-address.ts'
import type { Route } from './+types/desk-complaint.page'
import { ComplaintCard } from './complaint-card.tsx'
import styles from './complaints.module.css'
import { chosenIn, DecisionForm, DecisionSheet } from './decision.tsx'
import { sendDecision } from './send-decision.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-care' }

const MORE_FIELDS = 10

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const answer = await tryApi(context, getComplaintForAdmin, { params: { id: params.id } })
  if (!answer.ok) throw answer.status === 404 ? pageNotFound() : data(answer.error, { status: answer.status })
  const { timeZone } = context.get(pageRequest).settings
  const pictures = await threadPictures(context, answer.value)
  const chosen = url.searchParams.get('do') === 'decide' ? chosenIn(url.searchParams) : null
  return { complaint: answer.value, pictures, timeZone, chosen }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request, CART_MAX_LINES + MORE_FIELDS)
  return sendDecision(context, form, params.id)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(complaintTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/complaints/{id}`: everything that was said about a complaint, and the decision. */
export default function DeskComplaintPage({ loaderData, actionData: failed }: Route.ComponentProps) {
  const t = useText()
  const { complaint, pictures, timeZone, chosen } = loaderData
  const { orderId, company, state } = complaint
  const mayDecide = useMay()('care') && state === 'escalated'
  return (
    <AdminPage
      title={t(complaintTexts.heading, { company })}
      lead={<OrderLink id={orderId} inWords />}
      actions={
        <>
          <BackLink to="/admin/work?kind=complaint" look="outline" />
          <LinkButton to={deskThreadAddress(complaint)} look="outline">
            {t(complaintTexts.talk)}
          </LinkButton>
        </>
      }
    >
      {failed && !(mayDecide && chosen) && (
        <ErrorSummary title={t(complaintTexts.notTaken)} errors={[{ text: failed.message }]} />
      )}
      <div className={`stack gap-5 ${mayDecide ? styles.desk : styles.page}`}>
        <ComplaintCard
          complaint={complaint}
          timeZone={timeZone}
          due={null}
          pictures={pictures.length > 0 && <PictureLinks thread={complaint} pictures={pictures} />}
          reader={null}
        />
        {mayDecide && <DecisionForm complaint={complaint} chosen={chosen} />}
      </div>
      {mayDecide && chosen && <DecisionSheet complaint={complaint} chosen={chosen} failed={failed} />}
    </AdminPage>
  )
}
