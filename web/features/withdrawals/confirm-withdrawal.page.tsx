import { data, useNavigation } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as mailTexts from '#contract/texts/mail.ts'
import { textOf } from '#contract/texts/text.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { type ConfirmedWithdrawal, confirmWithdrawal } from '#contract/withdrawals.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { UNTOLD_ADDRESS } from '#web/untold-address.ts'
import type { Route } from './+types/confirm-withdrawal.page'
import styles from './withdrawals.module.css'

export const handle: PageHandle = { openTo: 'everybody' }

const PATH = '/withdraw/confirm'

export function loader({ url }: Route.LoaderArgs) {
  return { key: url.searchParams.get('key') ?? '' }
}

/** Only a press of the button confirms: programs that look through mails follow their links too. */
export async function action({ context, request }: Route.ActionArgs) {
  const key = String((await readForm(request)).get('key') ?? '')
  const answer = await tryApi(context, confirmWithdrawal, { body: { key } })
  if (answer.ok) return data({ confirmed: answer.value, message: null })
  return data({ confirmed: null, message: answer.error.message }, { status: answer.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(withdrawTexts.confirmTitle)} · ${textOf(commonTexts.siteName)}` },
  UNTOLD_ADDRESS,
]

/** `/withdraw/confirm?key=…`: where the mail of a withdrawal leads its buyer, logged in or not. */
export default function ConfirmWithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const isSending = useNavigation().formAction === PATH
  if (actionData?.confirmed) return <Confirmed {...actionData.confirmed} />
  if (actionData?.message) {
    return (
      <section className={`stack gap-5 ${styles.page}`}>
        <h1>{t(withdrawTexts.notConfirmed)}</h1>
        <p role="alert">{actionData.message}</p>
        <div>
          <LinkButton to="/contact">{t(mailTexts.writeToUs)}</LinkButton>
        </div>
      </section>
    )
  }
  return (
    <section className={`stack gap-5 ${styles.page}`}>
      <h1>{t(withdrawTexts.confirmTitle)}</h1>
      <p>{t(withdrawTexts.confirmLead)}</p>
      <PostForm action={PATH}>
        <input type="hidden" name="key" value={loaderData.key} />
        <Button type="submit" size="large" look="danger" busy={isSending}>
          {t(withdrawTexts.confirm)}
        </Button>
      </PostForm>
    </section>
  )
}

/** What became of each brewery's part. */
function Confirmed({ code, parcels }: ConfirmedWithdrawal) {
  const t = useText()
  const said = ({ state, moneyBack }: ConfirmedWithdrawal['parcels'][number]) => {
    if (state === 'cancelled') return withdrawTexts.parcelCancelled
    return moneyBack ? withdrawTexts.parcelMoneyBack : withdrawTexts.parcelLeft
  }
  return (
    <section className={`stack gap-5 ${styles.page}`}>
      <h1>{t(withdrawTexts.confirmedTitle)}</h1>
      <p role="status">{t(withdrawTexts.codeIs, { code })}</p>
      <ul className="stack gap-2">
        {parcels.map((parcel) => (
          <li key={parcel.company}>{t(said(parcel), { company: parcel.company })}</li>
        ))}
      </ul>
      <div>
        <LinkButton to="/myShop" look="outline">
          {t(accountWords.seeMyPurchases)}
        </LinkButton>
      </div>
    </section>
  )
}
