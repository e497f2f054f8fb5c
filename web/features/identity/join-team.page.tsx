import { getTeamInvitation, joinTeam } from '#contract/team.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as mailNamesTexts from '#contract/texts/mail-names.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { UNTOLD_ADDRESS } from '#web/untold-address.ts'
import { ROLE_WORDS } from '../companies/team/role-words.ts'
import type { Route } from './+types/join-team.page'
import { answerJoining } from './answer-joining.server.ts'
import { InvitationOver, Invited, Joined } from './invited.tsx'
import { readLink } from './read-link.server.ts'

export const handle: PageHandle = { openTo: 'everybody' }

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readLink(context, url, (token) => tryApi(context, getTeamInvitation, { query: { token } }))

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerJoining(context, request, url, (body) => tryApi(context, joinTeam, { body }))

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(mailNamesTexts.mailTeamInvitation)} · ${textOf(commonTexts.siteName)}` },
  UNTOLD_ADDRESS,
]

/** `/joinTeam?token=…`: where the mail of a brewery leads that invites somebody to its team. */
export default function JoinTeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { here, offered: invitation, isLoggedIn } = loaderData
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
