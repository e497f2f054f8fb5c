import { useEffect } from 'react'
import { Link } from 'react-router'
import { getLogInMeans } from '#contract/account.ts'
import { RECOVERY_CODE } from '#contract/limits.ts'
import { recoveryKey } from '#contract/password-recovery.ts'
import * as accountHeadTexts from '#contract/texts/account-head.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { asSentence } from '#contract/texts/fill-in.ts'
import * as recoveryTexts from '#contract/texts/recovery.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { wallLabels } from '#web/request/wall-labels.server.ts'
import { useText } from '#web/texts.ts'
import { useToast } from '#web/ui/toast/toast.tsx'
import type { Route } from './+types/forgot-password.page'
import { IdentityPage } from './identity-page.tsx'
import { answerCodeRequest, answerNewPassword } from './recover-password.server.ts'
import { CodeRequestForm, type MailedLink, NewPasswordForm } from './recovery-form.tsx'

export const handle: PageHandle = { openTo: 'everybody' }

/** The mail's link and step 2's own form name the step; a code that was just sent leads to it too. */
const hasCode = (url: URL) => url.searchParams.get('step') === 'code'

/** For who cannot log in, and for who always came through a sign-in provider and now wants a password. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isLoggedIn = Boolean(await sessionUser(context))
  if (isLoggedIn && (await callApi(context, getLogInMeans)).hasPassword) throw pageNotFound()
  const labels = await wallLabels(context)
  return { hasCode: hasCode(url), mailed: mailedLink(context, url.searchParams), labels }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  return hasCode(url) ? answerNewPassword(context, form) : answerCodeRequest(context, form)
}

/** What the mail's link brings besides the step: a key in the code's place, and whose account it is about. */
function mailedLink(context: PageContext, query: URLSearchParams): MailedLink | undefined {
  const key = query.get('key') ?? ''
  if (!recoveryKey.test(key)) return undefined
  const sealed = query.get('for') ?? ''
  return { key, sealed, email: context.get(pageRequest).settings.openRecoveryEmail(sealed) }
}

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf(accountWords.recoverPassword)),
    description: textOf(accountHeadTexts.recoveryText, { site: textOf(commonTexts.siteName) }),
    path: '/forgotPassword',
  })

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const refused = actionData && 'result' in actionData ? actionData : undefined
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined
  const { mailed } = loaderData
  // An answer says of which step it is: it is there before the address and its data are.
  const isCodeStep = actionData ? 'sentTo' in actionData || actionData.isCodeStep : loaderData.hasCode

  useEffect(() => {
    if (sentTo) toast.success(t(recoveryTexts.sent))
  }, [sentTo, toast, t])

  if (!isCodeStep) {
    return (
      <IdentityPage labels={loaderData.labels}>
        <h1>{t(accountWords.recoverPassword)}</h1>
        <p>{t(recoveryTexts.lead)}</p>
        <CodeRequestForm key="email" result={refused?.result} message={refused?.message} />
        <p>
          <Link to="/forgotPassword?step=code">{t(recoveryTexts.haveCode)}</Link>
        </p>
      </IdentityPage>
    )
  }
  return (
    <IdentityPage labels={loaderData.labels}>
      <h1>{t(accountWords.newPassword)}</h1>
      <div>
        {sentTo && <p>{asSentence(t(recoveryTexts.sent))}</p>}
        <p>
          {mailed
            ? t(mailed.email ? recoveryTexts.linkKnown : recoveryTexts.linkLead)
            : t(recoveryTexts.codeLead, { minutes: RECOVERY_CODE.minutes })}
        </p>
      </div>
      <NewPasswordForm
        key="code"
        sentTo={sentTo}
        mailed={mailed}
        result={refused?.result}
        message={refused?.message}
      />
      <p>
        <Link to="/forgotPassword">{t(recoveryTexts.again)}</Link>
      </p>
    </IdentityPage>
  )
}
