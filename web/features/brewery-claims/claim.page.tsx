import { data } from 'react-router'
import { getCompany } from '#contract/profiles.ts'
import * as breweryClaimTexts from '#contract/texts/brewery-claim.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { UserNotFound } from '../people/user-not-found.tsx'
import type { Route } from './+types/claim.page'
import { answerClaim } from './answer-claim.server.ts'
import styles from './brewery-claims.module.css'
import { ClaimForm } from './claim-form.tsx'

export const handle: PageHandle = { openTo: 'everybody' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await tryApi(context, getCompany, { params: { id: params.id } })
  if (!answer.ok && answer.status === 404) return data({ brewery: null }, { status: 404 })
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const { id, company, hasSeller } = answer.value
  return data({ brewery: { id, company, hasSeller } })
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  answerClaim(context, params.id, await readForm(request))

export const meta: Route.MetaFunction = () => [{ title: titled(textOf(breweryClaimTexts.isItYours)) }]

/** `/company/{id}/claim`: where the page of an imported brewery leads whoever it belongs to; logged in or not. */
export default function ClaimPage({ loaderData: { brewery }, actionData }: Route.ComponentProps) {
  const t = useText()
  if (actionData?.sent) {
    return (
      <section className={`stack gap-5 ${styles.page}`}>
        <h1>{t(breweryClaimTexts.sentTitle)}</h1>
        <p role="status">{actionData.sent}</p>
      </section>
    )
  }
  if (!brewery) return <UserNotFound />
  const { id, company, hasSeller } = brewery
  return (
    <section className={`stack gap-5 ${styles.page}`}>
      <h1>{t(breweryClaimTexts.isItYoursNamed, { name: company })}</h1>
      {hasSeller && !actionData ? (
        <EmptyState text={t(breweryClaimTexts.notClaimable)}>
          <LinkButton to={`/company/${id}`}>{t(payoutsTexts.seeCompany)}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <p className={styles.lead}>{t(breweryClaimTexts.lead)}</p>
          <ClaimForm
            action={`/company/${id}/claim`}
            result={actionData?.result}
            message={actionData?.message}
          />
        </>
      )}
    </section>
  )
}
