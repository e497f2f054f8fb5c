import { data, Link, redirect, useNavigation } from 'react-router'
import { countUnits } from '#contract/cart-cookie.ts'
import { signInAsBuyer, signInAsSeller } from '#contract/sign-in.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as signInTexts from '#contract/texts/sign-in.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { cartEntries } from '#web/request/cart-entries.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { followAccount } from '#web/request/follow-account-cart.server.ts'
import { ownPath } from '#web/request/own-path.ts'
import { malformedForm, readForm } from '#web/request/read-form.ts'
import { grantLeftWish } from '#web/request/wish.server.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import type { Route } from './+types/choose-role.page'
import { AcceptTerms } from './accept-terms.tsx'
import styles from './choose-sign-up.module.css'
import { IdentityPage } from './identity-page.tsx'
import { landingPath } from './landing-path.ts'
import { nextQuery } from './provider-way.server.ts'
import { RolePicture } from './role-picture.tsx'
import { signInOver, waitingSignIn } from './waiting-sign-in.server.ts'

export const handle: PageHandle = { openTo: 'everybody', takesNoTurn: true }

const WAYS = [
  { role: 'Person', picture: 'buyer', name: shopWords.buy, text: signUpTexts.buyerText },
  { role: 'Company', picture: 'seller', name: signInTexts.sell, text: signInTexts.sellText },
] as const

export const loader = ({ context, url }: Route.LoaderArgs) =>
  waitingSignIn(context, url, { hasAccount: false })

export async function action({ context, request, url }: Route.ActionArgs) {
  const role = (await readForm(request)).get('role')
  if (role !== 'Person' && role !== 'Company') throw malformedForm({ role: textOf(formTexts.notOffered) })
  const isBuyer = role === 'Person'
  const answer = await tryApi(context, isBuyer ? signInAsBuyer : signInAsSeller)
  if (answer.ok) {
    leaveFlash(context, { kind: 'success', code: isBuyer ? 'signUp.success' : 'companySignUp.success' })
    await followAccount(context)
    await grantLeftWish(context, role)
    const next = ownPath(url.searchParams.get('next'))
    const landing = landingPath({ user: answer.value, cartUnits: countUnits(cartEntries(context)), next })
    // A seller's company is still without name and place: they come first.
    return redirect(answer.value.role === 'Company' ? `/company/${answer.value.id}` : landing, 303)
  }
  if (answer.error.code === 'sign-in-over') return signInOver(url)
  if (answer.error.code === 'email-taken') {
    leaveFlash(context, { kind: 'error', code: 'signIn.emailTaken' })
    return redirect(`/login/link${nextQuery(url)}`, 303)
  }
  return data({ message: answer.error.message }, { status: answer.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(signUpTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/login/choose`: who is new chooses what to be (specification section 2, Login). */
export default function ChooseRolePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { provider, person, email, query } = loaderData
  const action = `/login/choose${query}`
  const isSending = useNavigation().formAction === action
  const refusals = actionData?.message ? [{ text: actionData.message }] : []
  return (
    <IdentityPage>
      <PostForm action={action} className="stack gap-6">
        <div className="stack gap-4">
          <h1>{t(signInTexts.chooseTitle)}</h1>
          <p>{t(signInTexts.chooseLead, { name: provider, person, email })}</p>
        </div>
        <ErrorSummary title={t(signUpTexts.failed)} errors={refusals} />
        <ul className="stack gap-4">
          {WAYS.map(({ role, picture, name, text }) => (
            <li key={role} className={`beside ${styles.offer}`}>
              <RolePicture role={picture} />
              <p id={`about-${role}`}>{t(text)}</p>
              <Button
                type="submit"
                name="role"
                value={role}
                size="large"
                wide
                busy={isSending}
                aria-describedby={`about-${role}`}
              >
                <Spoken text={name} />
              </Button>
            </li>
          ))}
        </ul>
        <AcceptTerms />
        <p>
          <Link to={`/login${query}`}>{t(accountWords.cancel)}</Link>
        </p>
      </PostForm>
    </IdentityPage>
  )
}
