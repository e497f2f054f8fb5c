import { getStaffInvitation, joinStaff } from '#contract/staff.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as mailNamesTexts from '#contract/texts/mail-names.ts'
import * as staffTexts from '#contract/texts/staff.ts'
import { staffRoleTexts } from '#contract/texts/staff-roles.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { UNTOLD_ADDRESS } from '#web/untold-address.ts'
import type { Route } from './+types/join-staff.page'
import { answerJoining } from './answer-joining.server.ts'
import { InvitationOver, Invited, Joined } from './invited.tsx'
import { readLink } from './read-link.server.ts'

export const handle: PageHandle = { openTo: 'everybody' }

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readLink(context, url, (token) => tryApi(context, getStaffInvitation, { query: { token } }))

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerJoining(context, request, url, (body) => tryApi(context, joinStaff, { body }))

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(mailNamesTexts.mailStaffInvitation)} · ${textOf(commonTexts.siteName)}` },
  UNTOLD_ADDRESS,
]

/** `/joinStaff?token=…`: where the mail leads that invites somebody to administer the shop. */
export default function JoinStaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { here, offered: invitation, isLoggedIn } = loaderData
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
