import { isUuid } from '#contract/is-uuid.ts'
import { orderCode } from '#contract/order-code.ts'
import { textOf } from '#contract/texts/text.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { AskLink } from '#web/ui/ask-link.tsx'
import type { Route } from './+types/withdraw.page'
import { answerWithdrawal } from './answer-withdrawal.server.ts'
import { ChosenPurchase } from './chosen-purchase.tsx'
import { ownPurchases } from './own-purchases.server.ts'
import { WithdrawalKept } from './withdrawal-kept.tsx'
import styles from './withdrawals.module.css'

export const handle: PageHandle = { openTo: 'everybody', findable: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const order = url.searchParams.get('order') ?? ''
  const { email, choices } = await ownPurchases(context)
  const chosen = isUuid(order) ? order : ''
  return { known: { email, number: chosen && orderCode(chosen) }, choices }
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
    <section className={`stack gap-5 ${styles.halves}`}>
      <div className="stack gap-5">
        <h1>{t(withdrawTexts.button)}</h1>
        <p className={styles.lead}>{t(withdrawTexts.lead)}</p>
        {loaderData.known.email !== '' && <p>{t(withdrawTexts.actsAtOnce)}</p>}
      </div>
      {/* Anew for another purchase: its number stands in the field. */}
      <ChosenPurchase
        key={loaderData.known.number}
        choices={loaderData.choices}
        known={loaderData.known}
        result={actionData?.result}
        message={actionData?.message}
      />
      <p>
        <AskLink to="/contact">{t(withdrawTexts.noNumber)}</AskLink>
      </p>
    </section>
  )
}
