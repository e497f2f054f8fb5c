import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { refusalText } from '#contract/errors.ts'
import { nameAndPassword } from '#contract/name-and-password.ts'
import { getTeamInvitation, joinTeam } from '#contract/team.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import * as loginTexts from '#contract/texts/login.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { keepKnownEmail } from '#web/request/known-email.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { UNTOLD_ADDRESS } from '#web/untold-address.ts'
import { ROLE_WORDS } from '../companies/team/role-words.ts'
import type { Route } from './+types/join-team.page'
import { IdentityPage } from './identity-page.tsx'
import { LogOutFirst } from './log-out-first.tsx'
import { NameAndPasswordForm } from './name-and-password-form.tsx'

export const handle: PageHandle = { openTo: 'everybody' }

/** After it has been accepted the link is over: the page then has what its form was answered. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const answer = await tryApi(context, getTeamInvitation, { query: { token } })
  return {
    here: url.pathname + url.search,
    invitation: answer.ok ? answer.value : null,
    isLoggedIn: Boolean(await sessionUser(context)),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: nameAndPassword })
  const hideFields = ['password']
  if (submission.status !== 'success') {
    return data({ joined: null, result: submission.reply({ hideFields }), message: null }, { status: 400 })
  }
  const token = url.searchParams.get('token') ?? ''
  const answer = await tryApi(context, joinTeam, { body: { token, ...submission.value } })
  if (answer.ok) {
    keepKnownEmail(context, { email: answer.value.email, isMailed: false })
    return { joined: answer.value, result: undefined, message: null }
  }
  const { message, fields = {} } = answer.error
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]))
  const result = submission.reply({ hideFields, fieldErrors })
  return data({ joined: null, result, message }, { status: answer.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(jobsTexts.mailTeamInvitation)} · ${textOf(commonTexts.siteName)}` },
  UNTOLD_ADDRESS,
]

/** `/joinTeam?token=…`: where the mail of a brewery leads that invites somebody to its team. */
export default function JoinTeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { here, invitation, isLoggedIn } = loaderData
  if (actionData?.joined) {
    const { company, email } = actionData.joined
    return (
      <IdentityPage>
        <h1>{t(teamTexts.joined, { company })}</h1>
        <p role="status">{t(teamTexts.joinedLead, { email })}</p>
        <div>
          <LinkButton to="/login" size="large">
            <Spoken text={loginTexts.title} />
          </LinkButton>
        </div>
      </IdentityPage>
    )
  }
  if (!invitation) {
    return (
      <IdentityPage>
        <h1>{t(teamTexts.overTitle)}</h1>
        <p role="alert">{refusalText('team-link-over')}</p>
      </IdentityPage>
    )
  }
  const { company, role, email, hasAccount } = invitation
  const { name, may } = ROLE_WORDS[role]
  return (
    <IdentityPage>
      <header className="stack gap-3">
        <h1>{t(teamTexts.joinTitle, { company })}</h1>
        <p>{t(teamTexts.joinAs, { role: t(name), may: t(may) })}</p>
        {!hasAccount && !isLoggedIn && <p className="quiet">{t(teamTexts.joinWith, { email })}</p>}
      </header>
      {hasAccount ? (
        <p role="alert">{refusalText('invited-has-account')}</p>
      ) : isLoggedIn ? (
        <LogOutFirst text={teamTexts.signedIn} />
      ) : (
        <NameAndPasswordForm
          action={here}
          result={actionData?.result}
          message={actionData?.message}
          submit={teamTexts.join}
          failed={teamTexts.notJoined}
        />
      )}
    </IdentityPage>
  )
}
