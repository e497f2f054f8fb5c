import { getLogInMeans } from '#contract/account.ts'
import { getSecondFactor } from '#contract/second-factor.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import { textOf } from '#contract/texts/text.ts'

import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { ownPath } from '#web/request/own-path.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { Route } from './+types/second-factor.page'
import { answerSecondFactor } from './answer-second-factor.server.ts'
import { BackupCodes } from './backup-codes.tsx'
import { ProofForm } from './proof-form.tsx'
import styles from './second-factor.module.css'
import { SecondFactorBegin } from './second-factor-begin.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { SecondFactorState } from './second-factor-state.tsx'
import { secondFactorPath, viewOf } from './second-factor-views.ts'
import { SettingsPage } from './settings-page.tsx'

export const handle: PageHandle = {
  openTo: ['Company', 'Admin'],
  beforeSecondFactor: true,
  team: ['seller', 'packer', 'none'],
  staff: 'own-account',
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const next = ownPath(url.searchParams.get('next')) ?? null
  const factor = await callApi(context, getSecondFactor)
  // Admins log in with a password alone, and who owes the second factor is told nothing else.
  const means = user.role === 'Company' ? await callApi(context, getLogInMeans) : undefined
  const { hasPassword = true, hasProvider = false } = means ?? {}
  const { signInProvider } = context.get(pageRequest).settings
  const provider = (hasProvider && signInProvider) || null
  return { user, next, factor, hasPassword, provider, view: viewOf(url) ?? null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerSecondFactor(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(secondFactorTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/account/secondFactor`: an admin or a seller sets up an authenticator and looks after it. */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, factor } = loaderData
  const owes = factor.required && !factor.enabled
  return (
    <div className={styles.page}>
      <SettingsPage
        // Who owes it is led back here from everywhere else.
        user={owes ? null : user}
        title={t(secondFactorTexts.title)}
        lead={t(secondFactorTexts.lead)}
      >
        {owes && <p className={styles.owed}>{t(secondFactorTexts.owed)}</p>}
        <View loaderData={loaderData} actionData={actionData} />
      </SettingsPage>
    </div>
  )
}

function View({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { user, factor, next, view, hasPassword, provider } = loaderData
  if (actionData && 'backupCodes' in actionData) {
    const { backupCodes, of } = actionData
    return <BackupCodes codes={backupCodes} of={of} onTo={next ?? secondFactorPath(undefined, null)} />
  }
  const refusal = { result: actionData?.result, message: actionData?.message }
  if (view === 'confirm' && factor.setup) {
    return <SecondFactorSetup setup={factor.setup} isMove={factor.enabled} next={next} {...refusal} />
  }
  if (!factor.enabled && !hasPassword) return <NoPassword />
  if (!factor.enabled) return <SecondFactorBegin next={next} provider={provider} {...refusal} />
  if (view === 'renew' || view === 'move' || (view === 'end' && !factor.required)) {
    return <ProofForm key={view} view={view} next={next} {...refusal} />
  }
  return <SecondFactorState factor={factor} role={user.role} />
}

/** Who only ever came through a sign-in provider: the code stands beside a password. */
function NoPassword() {
  const t = useText()
  return (
    <section className={`stack gap-4 ${styles.part}`}>
      <p>{t(secondFactorTexts.noPassword)}</p>
      <div>
        <LinkButton to="/forgotPassword">{t(accountWords.chooseAPassword)}</LinkButton>
      </div>
    </section>
  )
}
