import { getLogInMeans } from '#contract/account.ts'
import { ROLES } from '#contract/limits.ts'
import * as accountTexts from '#contract/texts/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as emailTexts from '#contract/texts/email.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { textOf } from '#contract/texts/text.ts'

import { listToldActs } from '#contract/told-acts.ts'
import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/account.page'
import styles from './account.module.css'
import { AccountNav } from './account-nav.tsx'
import { ActsOfAdmins } from './acts-of-admins.tsx'
import { answerPasswordChange, answerResend } from './answer-account.server.ts'
import { LogInFacts } from './log-in-facts.tsx'
import { PasswordChangeForm } from './password-change-form.tsx'

export const handle: PageHandle = { openTo: ROLES, team: ['seller', 'packer', 'none'], staff: 'own-account' }

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const { signInProvider: provider = null, timeZone } = context.get(pageRequest).settings
  const [means, told] = await Promise.all([callApi(context, getLogInMeans), callApi(context, listToldActs)])
  return { user, provider, timeZone, means, told }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  return form.get('intent') === 'resend' ? answerResend(context, form) : answerPasswordChange(context, form)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/account`: how one logs in, for every role, another password, and what admins did to one's things. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, provider, timeZone, means, told } = loaderData
  const refusal = actionData && 'result' in actionData ? actionData : undefined
  const notResent = actionData && 'notResent' in actionData ? actionData.notResent : undefined
  return (
    <div className="stack gap-6">
      <AccountNav user={user} />
      <h1>{t(accountTexts.title)}</h1>
      {user.team?.role === 'none' && (
        <Notice label={t(teamTexts.removedTitle)}>
          <div className="stack gap-1">
            <p>
              <strong>{t(teamTexts.removedTitle)}.</strong>
            </p>
            <p>{t(teamTexts.removedLead)}</p>
          </div>
        </Notice>
      )}
      {notResent && <ErrorSummary title={t(emailTexts.notResent)} errors={[{ text: notResent }]} />}
      <div className={`stack gap-5 ${styles.parts}`}>
        <section className={`stack gap-4 ${styles.part}`} aria-labelledby="log-in">
          <h2 id="log-in">{t(accountTexts.logIn)}</h2>
          <LogInFacts means={means} provider={provider} />
        </section>
        <section className={`stack gap-4 ${styles.part}`} aria-labelledby="password">
          <h2 id="password">{t(accountWords.changePassword)}</h2>
          {means.hasPassword ? (
            <>
              <p>{t(accountTexts.passwordLead)}</p>
              <PasswordChangeForm email={means.email} result={refusal?.result} message={refusal?.message} />
            </>
          ) : (
            <>
              <p>
                {provider && means.hasProvider
                  ? t(accountTexts.noPasswordBut, { provider })
                  : t(accountTexts.noPassword)}
              </p>
              <div>
                <LinkButton to="/forgotPassword" look="outline">
                  {t(accountTexts.getPassword)}
                </LinkButton>
              </div>
            </>
          )}
        </section>
      </div>
      <ActsOfAdmins {...told} timeZone={timeZone} />
    </div>
  )
}
