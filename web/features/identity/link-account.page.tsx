import { parseWithZod } from '@conform-to/zod/v4'
import { data, Link, redirect } from 'react-router'
import { countUnits } from '#contract/cart-cookie.ts'
import { accountPassword, linkAccount } from '#contract/sign-in.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as loginTexts from '#contract/texts/login.ts'
import * as signInTexts from '#contract/texts/sign-in.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { cartEntries } from '#web/request/cart-entries.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { followAccount } from '#web/request/follow-account-cart.server.ts'
import { ownPath } from '#web/request/own-path.ts'
import { readForm } from '#web/request/read-form.ts'
import { grantLeftWish } from '#web/request/wish.server.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/link-account.page'
import styles from './identity.module.css'
import { IdentityPage } from './identity-page.tsx'
import { landingPath } from './landing-path.ts'
import { LinkAccountForm } from './link-account-form.tsx'
import { signInOver, waitingSignIn } from './waiting-sign-in.server.ts'

export const handle: PageHandle = { openTo: 'everybody', takesNoTurn: true }

export const loader = ({ context, url }: Route.LoaderArgs) =>
  waitingSignIn(context, url, { hasAccount: true })

export async function action({ context, request, url }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: accountPassword })
  const hidden = { hideFields: ['password'] }
  if (submission.status !== 'success') {
    return data({ result: submission.reply(hidden), message: null }, { status: 400 })
  }
  const answer = await tryApi(context, linkAccount, { body: submission.value })
  if (answer.ok) {
    leaveFlash(context, { kind: 'success', code: 'login.success' })
    await followAccount(context)
    await grantLeftWish(context, answer.value.role)
    const next = ownPath(url.searchParams.get('next'))
    const cartUnits = countUnits(cartEntries(context))
    return redirect(landingPath({ user: answer.value, cartUnits, next }), 303)
  }
  const { code, message } = answer.error
  if (code === 'sign-in-over') return signInOver(url)
  return data({ result: submission.reply(hidden), message }, { status: answer.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(signInTexts.linkTitle)} · ${textOf(commonTexts.siteName)}` },
]

/** `/login/link`: whose e-mail has an account proves once that it is theirs. */
export default function LinkAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { provider, email, query } = loaderData
  return (
    <IdentityPage>
      <h1>{t(signInTexts.linkTitle)}</h1>
      <p>{t(signInTexts.linkLead, { email, name: provider })}</p>
      <LinkAccountForm
        action={`/login/link${query}`}
        email={email}
        result={actionData?.result}
        message={actionData?.message}
      />
      <p className={`ends ${styles.beside}`}>
        <Link to="/forgotPassword">
          <Spoken text={loginTexts.forgotPassword} />
        </Link>
        <Link to={`/login${query}`}>{t(accountWords.cancel)}</Link>
      </p>
    </IdentityPage>
  )
}
