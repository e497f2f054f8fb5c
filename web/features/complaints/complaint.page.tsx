import { data } from 'react-router'
import { getComplaint } from '#contract/complaints.ts'
import { CART_MAX_LINES, COMPLAINT_REPLY_DAYS } from '#contract/limits.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
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
import type { Route } from './+types/complaint.page'
import { ComplaintCard } from './complaint-card.tsx'
import styles from './complaints.module.css'
import { sendAnswer } from './send-answer.server.ts'
import { UnitRows } from './unit-rows.tsx'
import { whenWords } from './when-words.ts'
import { WordsSheet } from './words-sheet.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

const MORE_FIELDS = 10

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const answer = await tryApi(context, getComplaint, {
    params: { id: user.id, complaintId: params.complaintId },
  })
  if (!answer.ok) throw answer.status === 404 ? pageNotFound() : data(answer.error, { status: answer.status })
  const { timeZone } = context.get(pageRequest).settings
  return { user, complaint: answer.value, timeZone, step: url.searchParams.get('do') }
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
  const { user, complaint, timeZone, step } = loaderData
  const { id, orderId, state, dueAt, edition, mayOffer, lines } = complaint
  const when = dueAt ? whenWords(timeZone)(dueAt) : ''
  const due = {
    open: t(complaintTexts.dueSeller, { when }),
    offered: t(complaintTexts.dueOfBuyer, { when }),
    refused: t(complaintTexts.dueOfBuyer, { when }),
    escalated: t(complaintTexts.dueAdmin),
  }[state as 'open' | 'offered' | 'refused' | 'escalated'] as string | undefined
  const amount = priceText(centsFromDollars(complaint.asked))
  const asked = new Map(lines.map((line) => [line.ProductId, line.asked]))
  const offered = new Map(lines.map((line) => [line.ProductId, line.offered]))
  const typed = failed && new Map(failed.typed.units.map((line) => [line.ProductId, line.quantity]))
  const at = (to: 'all' | 'some' | 'no') => complaintsAddress(user.id, id, to)
  const mayRefuse = mayOffer && state !== 'offered'
  const isSheet =
    mayOffer && (step === 'all' || step === 'some' || (step === 'no' && mayRefuse)) ? step : null
  const sheet = (to: 'all' | 'some' | 'no') => ({
    hidden: { intent: to, edition },
    failed: failed?.intent === to ? failed : undefined,
    action: at(to),
    closeTo: complaintsAddress(user.id, id),
  })
  return (
    <div className="stack gap-5">
      <SellerNav user={user} />
      <div className={`stack gap-5 ${styles.page}`}>
        <p>
          <LinkButton to={complaintsAddress(user.id)} look="quiet" className={styles.back}>
            <Icon name="left" />
            {t(complaintTexts.complaints)}
          </LinkButton>
        </p>
        <header className="ends gap-2">
          <h1>{t(accountWords.orderCode, { code: orderCode(orderId) })}</h1>
          <div className="row gap-3">
            <LinkButton to={`/company/${user.id}/parcels/${orderId}#messages`} look="outline" size="small">
              {t(complaintTexts.talk)}
            </LinkButton>
            <LinkButton to={`/company/${user.id}/parcels/${orderId}`} look="outline" size="small">
              {t(complaintTexts.seeParcel)}
            </LinkButton>
          </div>
        </header>
        {failed && !isSheet && (
          <ErrorSummary title={t(complaintAnswerTexts.notAnswered)} errors={[{ text: failed.message }]} />
        )}
        <ComplaintCard complaint={complaint} timeZone={timeZone} due={due}>
          {mayOffer && (
            <section className="stack gap-3" aria-labelledby="answer">
              <h3 id="answer">{t(edition ? complaintAnswerTexts.answerAnew : accountWords.answer)}</h3>
              <div className="row gap-3">
                <LinkButton to={at('all')} preventScrollReset>
                  {t(complaintAnswerTexts.answerAll, { amount })}
                </LinkButton>
                <LinkButton to={at('some')} look="outline" preventScrollReset>
                  {t(complaintAnswerTexts.answerSome)}
                </LinkButton>
                {mayRefuse && (
                  <LinkButton to={at('no')} look="quiet" preventScrollReset>
                    {t(complaintAnswerTexts.answerNo)}
                  </LinkButton>
                )}
              </div>
            </section>
          )}
          {isSheet === 'all' && (
            <WordsSheet
              {...sheet('all')}
              title={t(complaintAnswerTexts.answerAll, { amount })}
              lead={t(complaintAnswerTexts.answerAllLead, { amount })}
              words={t(complaintAnswerTexts.answerWords)}
              submit={t(complaintAnswerTexts.answerAll, { amount })}
              look="danger"
            />
          )}
          {isSheet === 'some' && (
            <WordsSheet
              {...sheet('some')}
              title={t(complaintAnswerTexts.answerSome)}
              lead={t(complaintAnswerTexts.answerSomeLead, { days: COMPLAINT_REPLY_DAYS })}
              words={t(complaintAnswerTexts.answerWords)}
              submit={t(complaintAnswerTexts.sendOffer)}
            >
              <UnitRows
                lines={lines}
                mostOf={(beerId) => asked.get(beerId) ?? 0}
                chosenOf={(beerId) => (typed ?? offered).get(beerId)}
                legend={t(complaintTexts.howMany)}
                hint={t(complaintAnswerTexts.asMany)}
                error={failed?.fields?.lines}
              />
            </WordsSheet>
          )}
          {isSheet === 'no' && (
            <WordsSheet
              {...sheet('no')}
              title={t(complaintAnswerTexts.answerNo)}
              lead={t(complaintAnswerTexts.answerNoLead)}
              words={t(complaintAnswerTexts.noWords)}
              submit={t(complaintAnswerTexts.sendNo)}
            />
          )}
        </ComplaintCard>
      </div>
    </div>
  )
}
