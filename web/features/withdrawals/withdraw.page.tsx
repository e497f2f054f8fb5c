import { Link } from 'react-router'
import { getBuyer } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { orderCode } from '#contract/order-code.ts'
import { textOf } from '#contract/texts/text.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/withdraw.page'
import { answerWithdrawal } from './answer-withdrawal.server.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalKept } from './withdrawal-kept.tsx'
import styles from './withdrawals.module.css'

export const handle: PageHandle = { openTo: 'everybody', findable: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const order = url.searchParams.get('order') ?? ''
  return { known: { email: await knownEmail(context), number: isUuid(order) ? orderCode(order) : '' } }
}

/** A buyer's own; '' of everybody else. */
async function knownEmail(context: PageContext): Promise<string> {
  const user = await sessionUser(context)
  if (user?.role !== 'Person') return ''
  const own = await tryApi(context, getBuyer, { params: { id: user.id } })
  return own.ok ? own.value.email : ''
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  answerWithdrawal(context, await readForm(request))

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf(withdrawTexts.button)),
    description: textOf(withdrawTexts.lead),
    path: '/withdraw',
  })

/** `/withdraw`, for everybody, whether they have said their age or not: what the link at the foot of each page leads to. */
export default function WithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  if (actionData?.kept) return <WithdrawalKept {...actionData.kept} />
  return (
    <section className={`stack gap-5 ${styles.page}`}>
      <h1>{t(withdrawTexts.button)}</h1>
      <p className={styles.lead}>{t(withdrawTexts.lead)}</p>
      {loaderData.known.email !== '' && <p>{t(withdrawTexts.actsAtOnce)}</p>}
      <WithdrawForm known={loaderData.known} result={actionData?.result} message={actionData?.message} />
      <p>
        <Link to="/contact">{t(withdrawTexts.noNumber)}</Link>
      </p>
    </section>
  )
}
