import { data } from 'react-router'
import type { ComplaintState as State } from '#contract/complaint-states.ts'
import { getComplaint } from '#contract/complaints.ts'
import { CART_MAX_LINES } from '#contract/limits.ts'
import { orderCode } from '#contract/order-code.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PictureLinks } from '../order-messages/picture-links.tsx'
import { threadPictures } from '../order-messages/show-thread.server.ts'
import type { Route } from './+types/complaint.page'
import { ANSWERS, AnswerSheet } from './answer-sheets.tsx'
import { AnswerWays } from './answer-ways.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { maySayNo } from './complaint-steps.ts'
import styles from './complaints.module.css'
import { sendAnswer } from './send-answer.server.ts'
import { SentAgainSheet } from './sent-again-sheet.tsx'
import { whenWords } from './when-words.ts'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

const MORE_FIELDS = 10

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const answer = await tryApi(context, getComplaint, {
    params: { id: user.id, complaintId: params.complaintId },
  })
  if (!answer.ok) throw answer.status === 404 ? pageNotFound() : data(answer.error, { status: answer.status })
  const { timeZone } = context.get(pageRequest).settings
  const pictures = await threadPictures(context, answer.value)
  return { user, complaint: answer.value, pictures, timeZone, step: url.searchParams.get('do') }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const user = context.get(signedIn)
  const form = await readForm(request, CART_MAX_LINES + MORE_FIELDS)
  return sendAnswer(context, form, { id: user.id, complaintId: params.complaintId })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(complaintTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/complaints/{complaintId}`: what a buyer complains of, and the brewery's answer. */
export default function ComplaintPage({ loaderData, actionData: failed }: Route.ComponentProps) {
  const t = useText()
  const { user, complaint, pictures, timeZone, step } = loaderData
  const { id, orderId, state, dueAt, mayOffer } = complaint
  const when = dueAt ? whenWords(timeZone)(dueAt) : ''
  const due: Partial<Record<State, string>> = {
    open: t(complaintTexts.dueSeller, { when }),
    offered: t(complaintTexts.dueOfBuyer, { when }),
    'offered-again': t(complaintTexts.dueOfBuyer, { when }),
    refused: t(complaintTexts.dueOfBuyer, { when }),
    'to-send-again': t(complaintTexts.dueToSend, { when }),
    escalated: t(complaintTexts.dueAdmin),
  }
  const mayRefuse = mayOffer && maySayNo(state)
  const asked = failed?.intent ?? step
  const answer = ANSWERS.find((each) => each === asked && (each === 'no' ? mayRefuse : mayOffer))
  const isSending = state === 'to-send-again' && step === 'sent'
  return (
    <div className="stack gap-5">
      <SellerNav user={user} />
      <div className="stack gap-5">
        <p>
          <LinkButton to={complaintsAddress(user.id)} look="quiet" className={styles.back}>
            <Icon name="left" />
            {t(complaintTexts.complaints)}
          </LinkButton>
        </p>
        <header className="ends gap-2">
          <h1>{t(complaintAnswerTexts.heading, { code: orderCode(orderId) })}</h1>
          <div className="row gap-3">
            <LinkButton to={`/company/${user.id}/parcels/${orderId}#messages`} look="outline" size="small">
              {t(complaintTexts.talk)}
            </LinkButton>
            <LinkButton to={`/company/${user.id}/parcels/${orderId}`} look="outline" size="small">
              {t(complaintTexts.seeParcel)}
            </LinkButton>
          </div>
        </header>
        {failed && !answer && !isSending && (
          <ErrorSummary title={t(complaintAnswerTexts.notAnswered)} errors={[{ text: failed.message }]} />
        )}
        <ComplaintCard
          complaint={complaint}
          timeZone={timeZone}
          due={due[state]}
          pictures={pictures.length > 0 && <PictureLinks thread={complaint} pictures={pictures} />}
          reader="brewery"
        >
          {mayOffer && <AnswerWays complaint={complaint} mayRefuse={mayRefuse} />}
          {state === 'to-send-again' && (
            <p>
              <LinkButton asks to={complaintsAddress(user.id, id, 'sent')} preventScrollReset>
                {t(complaintAnswerTexts.sentAgain)}
              </LinkButton>
            </p>
          )}
          {answer && <AnswerSheet complaint={complaint} answer={answer} failed={failed} />}
          {isSending && (
            <SentAgainSheet
              carriers={complaint.carriers}
              failed={failed}
              action={complaintsAddress(user.id, id, 'sent')}
              closeTo={complaintsAddress(user.id, id)}
            />
          )}
        </ComplaintCard>
      </div>
    </div>
  )
}
