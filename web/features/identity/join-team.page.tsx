import { getTeamInvitation, joinTeam } from '#contract/team.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import { UNTOLD_ADDRESS } from '#web/untold-address.ts'
import { ROLE_WORDS } from '../companies/team/role-words.ts'
import type { Route } from './+types/join-team.page'
import { answerJoining } from './answer-joining.server.ts'
import { InvitationOver, Invited, Joined } from './invited.tsx'

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
  const token = url.searchParams.get('token') ?? ''
  return answerJoining(context, request, (typed) => tryApi(context, joinTeam, { body: { token, ...typed } }))
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
    return <Joined title={t(teamTexts.joined, { company })} email={email} />
  }
  if (!invitation) return <InvitationOver />
  const { company, role } = invitation
  return (
    <Invited
      {...{ here, invitation, isLoggedIn, answered: actionData }}
      title={t(teamTexts.joinTitle, { company })}
      role={ROLE_WORDS[role]}
      submit={teamTexts.join}
    />
  )
}
