import { getSecondFactor } from '#contract/second-factor.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import { textOf } from '#contract/texts/text.ts'

import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { ownPath } from '#web/request/own-path.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/second-factor.page'
import { AccountNav } from './account-nav.tsx'
import { answerSecondFactor } from './answer-second-factor.server.ts'
import { BackupCodes } from './backup-codes.tsx'
import { ProofForm } from './proof-form.tsx'
import styles from './second-factor.module.css'
import { SecondFactorBegin } from './second-factor-begin.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { SecondFactorState } from './second-factor-state.tsx'
import { secondFactorPath, viewOf } from './second-factor-views.ts'

export const handle: PageHandle = { openTo: ['Admin'], beforeSecondFactor: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const next = ownPath(url.searchParams.get('next')) ?? null
  const factor = await callApi(context, getSecondFactor)
  return { user, next, factor, view: viewOf(url) ?? null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerSecondFactor(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(secondFactorTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/account/secondFactor`: an admin sets up an authenticator and looks after it. */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, factor } = loaderData
  const owes = factor.required && !factor.enabled
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      {/* Who owes it is led back here from everywhere else. */}
      {!owes && <AccountNav user={user} />}
      <header className={`stack gap-3 ${styles.head}`}>
        <h1>{t(secondFactorTexts.title)}</h1>
        <p>{t(secondFactorTexts.lead)}</p>
      </header>
      {owes && <p className={styles.owed}>{t(secondFactorTexts.owed)}</p>}
      <View loaderData={loaderData} actionData={actionData} />
    </div>
  )
}

function View({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { factor, next, view } = loaderData
  if (actionData && 'backupCodes' in actionData) {
    const { backupCodes, of } = actionData
    return <BackupCodes codes={backupCodes} of={of} onTo={next ?? secondFactorPath(undefined, null)} />
  }
  const refusal = { result: actionData?.result, message: actionData?.message }
  if (view === 'confirm' && factor.setup) {
    return <SecondFactorSetup setup={factor.setup} isMove={factor.enabled} next={next} {...refusal} />
  }
  if (!factor.enabled) return <SecondFactorBegin next={next} {...refusal} />
  if (view === 'renew' || view === 'move' || (view === 'end' && !factor.required)) {
    return <ProofForm key={view} view={view} next={next} {...refusal} />
  }
  return <SecondFactorState factor={factor} />
}
