import { parseWithZod } from '@conform-to/zod/v4'
import { data, Link, redirect } from 'react-router'
import { credentials, logIn } from '#contract/identity.ts'
import * as accountHeadTexts from '#contract/texts/account-head.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as loginTexts from '#contract/texts/login.ts'
import * as savedTexts from '#contract/texts/saved.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { SESSION_ENDED } from '#web/layout/typed-again/sent-form.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { forgetKnownEmail, knownEmail } from '#web/request/known-email.ts'
import { ownPath, withNext } from '#web/request/own-path.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { wallLabels } from '#web/request/wall-labels.server.ts'
import { leftWish } from '#web/request/wish.server.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/login.page'
import styles from './identity.module.css'
import { IdentityPage } from './identity-page.tsx'
import { logInLandsAt } from './log-in-lands-at.ts'
import { LoginForm } from './login-form.tsx'
import { ProviderButton } from './provider-button.tsx'
import { providerWay, signInTrouble } from './provider-way.server.ts'
import { SignInTrouble } from './sign-in-trouble.tsx'

export const handle: PageHandle = { openTo: 'everybody', takesNoTurn: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const trouble = signInTrouble(url)
  const isSignedIn = Boolean(await sessionUser(context))
  // Who is logged in comes here only when proving themself once more came to nothing.
  if (isSignedIn && !trouble) throw pageNotFound()
  const next = ownPath(url.searchParams.get('next')) ?? null
  const isEnded = url.searchParams.has(SESSION_ENDED)
  const known = knownEmail(context)
  const waits = Boolean(leftWish(context))
  const labels = await wallLabels(context, 'OrderBestRated')
  return { next, way: providerWay(context, url), trouble, isSignedIn, isEnded, known, waits, labels }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: credentials })
  const hidden = { hideFields: ['password'] }
  if (submission.status !== 'success') {
    return data({ result: submission.reply(hidden), message: null, isShut: false }, { status: 400 })
  }
  const answer = await tryApi(context, logIn, { body: submission.value })
  if (!answer.ok) {
    const { code, message } = answer.error
    const refusal = { message: message || textOf(loginTexts.failed), isShut: code === 'too-many-requests' }
    return data({ result: submission.reply(hidden), ...refusal }, { status: answer.status })
  }
  forgetKnownEmail(context)
  const next = ownPath(url.searchParams.get('next'))
  const user = answer.value
  if ('secondFactor' in user) return redirect(withNext('/login/secondFactor', next), 303)
  return redirect(await logInLandsAt(context, user, next), 303)
}

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf(loginTexts.title)),
    description: textOf(accountHeadTexts.loginText, { site: textOf(commonTexts.siteName) }),
    path: '/login',
  })

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { next, way, trouble, isSignedIn, isEnded, known, waits } = loaderData
  return (
    <IdentityPage labels={loaderData.labels}>
      <h1>
        <Spoken text={loginTexts.title} />
      </h1>
      {isEnded && !isSignedIn && (
        <p className={styles.ended}>
          <Icon name="alert" size={18} />
          {t(loginTexts.sessionEnded)}
        </p>
      )}
      {known?.isMailed && !isSignedIn && <p role="status">{t(loginTexts.mailed, { email: known.email })}</p>}
      {waits && !isSignedIn && <p role="status">{t(savedTexts.waits)}</p>}
      <SignInTrouble trouble={trouble} provider={way?.name ?? ''} />
      {isSignedIn ? (
        <p>
          <Link to={next ?? '/home'}>{t(shopWords.back)}</Link>
        </p>
      ) : (
        <>
          <LoginForm
            next={next}
            email={known?.email}
            result={actionData?.result}
            message={actionData?.message}
            isShut={actionData?.isShut}
          />
          <ProviderButton way={way} />
          <p className={`row gap-3 ${styles.newHere}`}>
            {t(loginTexts.noAccount)}
            <LinkButton to={`/chooseSignUp${next ? `?next=${encodeURIComponent(next)}` : ''}`} look="quiet">
              <Spoken text={loginTexts.signUp} />
            </LinkButton>
          </p>
        </>
      )}
    </IdentityPage>
  )
}
