import { getStaffInvitation, joinStaff } from '#contract/staff.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import * as staffTexts from '#contract/texts/staff.ts'
import { staffRoleTexts } from '#contract/texts/staff-roles.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import { UNTOLD_ADDRESS } from '#web/untold-address.ts'
import type { Route } from './+types/join-staff.page'
import { answerJoining } from './answer-joining.server.ts'
import { InvitationOver, Invited, Joined } from './invited.tsx'

export const handle: PageHandle = { openTo: 'everybody' }

/** After it has been accepted the link is over: the page then has what its form was answered. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const answer = await tryApi(context, getStaffInvitation, { query: { token } })
  return {
    here: url.pathname + url.search,
    invitation: answer.ok ? answer.value : null,
    isLoggedIn: Boolean(await sessionUser(context)),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? ''
  return answerJoining(context, request, (typed) => tryApi(context, joinStaff, { body: { token, ...typed } }))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(jobsTexts.mailStaffInvitation)} · ${textOf(commonTexts.siteName)}` },
  UNTOLD_ADDRESS,
]

/** `/joinStaff?token=…`: where the mail leads that invites somebody to administer the shop. */
export default function JoinStaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { here, invitation, isLoggedIn } = loaderData
  if (actionData?.joined) return <Joined title={t(staffTexts.joined)} email={actionData.joined.email} />
  if (!invitation) return <InvitationOver />
  return (
    <Invited
      {...{ here, invitation, isLoggedIn, answered: actionData }}
      title={t(staffTexts.joinTitle)}
      role={staffRoleTexts[invitation.role]}
      submit={staffTexts.join}
    />
  )
}
