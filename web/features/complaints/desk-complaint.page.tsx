import { data, Form } from 'react-router'
import { getComplaintForAdmin } from '#contract/complaints.ts'
import { CART_MAX_LINES } from '#contract/limits.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as complaintDecisionTexts from '#contract/texts/complaint-decision.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { useMay } from '#web/layout/use-may.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { deskComplaintAddress } from '#web/request/complaint-address.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { OrderLink } from '../admin/order-link.tsx'
import { deskThreadAddress } from '../order-messages/thread-address.ts'
import type { Route } from './+types/desk-complaint.page'
import { ComplaintCard, useUnitWords } from './complaint-card.tsx'
import styles from './complaints.module.css'
import { sendDecision } from './send-decision.server.ts'
import { UnitRows } from './unit-rows.tsx'
import { unitsField, unitsIn } from './units-fields.ts'
import { WordsSheet } from './words-sheet.tsx'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-care' }

const MORE_FIELDS = 10

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const answer = await tryApi(context, getComplaintForAdmin, { params: { id: params.id } })
  if (!answer.ok) throw answer.status === 404 ? pageNotFound() : data(answer.error, { status: answer.status })
  const { timeZone } = context.get(pageRequest).settings
  const isAsked = url.searchParams.get('do') === 'decide'
  return { complaint: answer.value, timeZone, chosen: isAsked ? unitsIn(url.searchParams) : null }
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
  const unitWords = useUnitWords()
  const { complaint, timeZone, chosen } = loaderData
  const { id, orderId, company, lines, state } = complaint
  const here = deskComplaintAddress(id)
  const left = new Map(lines.map((line) => [line.ProductId, line.left]))
  const asked = new Map(lines.map((line) => [line.ProductId, Math.min(line.asked, line.left)]))
  const wanted = new Map(chosen?.map((line) => [line.ProductId, line.quantity]))
  const mayDecide = useMay()('care') && state === 'escalated'
  const cents = lines.reduce(
    (sum, line) => sum + (wanted.get(line.ProductId) ?? 0) * centsFromDollars(line.unitPrice),
    0,
  )
  const amount = priceText(cents)
  const units = unitWords([...wanted.values()].reduce((sum, count) => sum + count, 0))
  const query = new URLSearchParams(chosen?.map((line) => [unitsField(line.ProductId), `${line.quantity}`]))
  return (
    <AdminPage
      title={t(complaintTexts.heading, { company })}
      lead={t(accountWords.orderCode, { code: orderCode(orderId) })}
      actions={
        <>
          <BackLink to="/admin/work?kind=complaint" look="outline" />
          <OrderLink id={orderId} />
          <LinkButton to={deskThreadAddress(complaint)} look="outline">
            {t(complaintTexts.talk)}
          </LinkButton>
        </>
      }
    >
      {failed && !(mayDecide && chosen) && (
        <ErrorSummary title={t(complaintTexts.notTaken)} errors={[{ text: failed.message }]} />
      )}
      <div className={`stack gap-5 ${styles.page}`}>
        <ComplaintCard complaint={complaint} timeZone={timeZone} due={null} />
        {mayDecide && (
          <Form
            method="get"
            action={here}
            className={`stack gap-4 ${styles.card}`}
            preventScrollReset
            noValidate
          >
            <h2>{t(complaintDecisionTexts.decide)}</h2>
            <p>{t(complaintDecisionTexts.decideLead)}</p>
            <UnitRows
              lines={lines}
              mostOf={(beerId) => left.get(beerId) ?? 0}
              chosenOf={(beerId) => (chosen ? wanted : asked).get(beerId)}
              legend={t(complaintTexts.howMany)}
              hint={t(complaintDecisionTexts.decideHint)}
            />
            <div>
              <Button type="submit" name="do" value="decide">
                {t(complaintDecisionTexts.decideNext)}
              </Button>
            </div>
          </Form>
        )}
      </div>
      {mayDecide && chosen && (
        <WordsSheet
          title={t(complaintDecisionTexts.decide)}
          lead={
            cents ? t(complaintDecisionTexts.decideSure, { units }) : t(complaintDecisionTexts.decideSureNo)
          }
          hidden={Object.fromEntries(query)}
          words={t(complaintDecisionTexts.decideWords)}
          submit={
            cents ? t(complaintDecisionTexts.decideBack, { amount }) : t(complaintDecisionTexts.decideNo)
          }
          look="danger"
          failed={failed}
          action={`${here}?do=decide&${query}`}
          closeTo={here}
        />
      )}
    </AdminPage>
  )
}
