import { data, Link, redirect } from 'react-router'
import { backupCodeForm, codeForm, logInWithSecondFactor } from '#contract/second-factor.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { ownPath, withNext } from '#web/request/own-path.ts'
import { readForm } from '#web/request/read-form.ts'
import { wallLabels } from '#web/request/wall-labels.server.ts'
import { useText } from '#web/texts.ts'
import { answerProof } from '../../request/answer-proof.server.ts'
import type { Route } from './+types/second-factor-log-in.page'
import styles from './identity.module.css'
import { IdentityPage } from './identity-page.tsx'
import { logInLandsAt } from './log-in-lands-at.ts'
import { SecondFactorLogInForm } from './second-factor-log-in-form.tsx'

export const handle: PageHandle = { openTo: 'visitors', takesNoTurn: true }

const PATH = '/login/secondFactor'

export async function loader({ context, url }: Route.LoaderArgs) {
  const next = ownPath(url.searchParams.get('next')) ?? null
  const byBackupCode = url.searchParams.get('with') === 'backup'
  const labels = await wallLabels(context, 'OrderBestRated')
  return { next, byBackupCode, action: url.pathname + url.search, labels }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const byBackupCode = form.has('backupCode')
  const name = byBackupCode ? 'backupCode' : 'code'
  const answered = await answerProof(form, {
    schema: byBackupCode ? backupCodeForm : codeForm,
    name,
    save: (body) => tryApi(context, logInWithSecondFactor, { body }),
  })
  if (!answered.ok) return data(answered.refusal, { status: answered.status })
  const next = ownPath(url.searchParams.get('next'))
  return redirect(await logInLandsAt(context, answered.value, next), 303)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(secondFactorTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/login/secondFactor`: the second step of an admin's log-in. */
export default function SecondFactorLogInPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { next, byBackupCode, action } = loaderData
  const withQuery = (more: Record<string, string>) => {
    const query = new URLSearchParams({ ...(next && { next }), ...more }).toString()
    return query ? `${PATH}?${query}` : PATH
  }
  return (
    <IdentityPage labels={loaderData.labels}>
      <h1>{t(secondFactorTexts.title)}</h1>
      <p>{t(byBackupCode ? secondFactorTexts.logInBackupLead : secondFactorTexts.logInLead)}</p>
      <SecondFactorLogInForm
        key={String(byBackupCode)}
        byBackupCode={byBackupCode}
        action={action}
        result={actionData?.result}
        message={actionData?.message}
      />
      <p className={`ends ${styles.beside}`}>
        {byBackupCode ? (
          <Link to={withQuery({})}>{t(secondFactorTexts.useCode)}</Link>
        ) : (
          <Link to={withQuery({ with: 'backup' })}>{t(secondFactorTexts.useBackup)}</Link>
        )}
        <Link to={withNext('/login', next)}>{t(secondFactorTexts.backToLogIn)}</Link>
      </p>
    </IdentityPage>
  )
}
