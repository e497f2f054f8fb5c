import { useNavigate } from 'react-router'
import { INVITATION_DAYS } from '#contract/limits.ts'
import { type Admin, listAdmins } from '#contract/people.ts'
import { listStaffInvitations, type StaffInvitation } from '#contract/staff.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminsTexts from '#contract/texts/admins.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { asSentence } from '#contract/texts/fill-in.ts'
import * as staffTexts from '#contract/texts/staff.ts'
import { staffRoleTexts } from '#contract/texts/staff-roles.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { InvitationTable } from '#web/ui/invitations/invitation-table.tsx'
import { InviteForm } from '#web/ui/invitations/invite-form.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import type { Route } from './+types/admins.page'
import styles from './admins.module.css'
import { ADMINS_PAGE, askAt } from './admins-address.ts'
import { AdminsTable } from './admins-table.tsx'
import { answerStaff } from './answer-staff.server.ts'
import { type AskedOfStaff, StaffSheet } from './staff-sheet.tsx'
import { type NotSwitched, switchAdmin } from './switch-admin.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-shop' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const { admins } = await callApi(context, listAdmins)
  const invited = user.staff ? null : await callApi(context, listStaffInvitations)
  const { timeZone } = context.get(pageRequest).settings
  const { switching, asked } = askedOf(
    // What is asked before something is done is for who may do it.
    user.staff ? [] : admins.filter(({ id }) => id !== user.id),
    invited?.invitations ?? [],
    url.searchParams,
  )
  return { ownId: user.id, admins, invited, timeZone, switching, asked }
}

/** Whom or what the page's address asks about; nothing once they are gone. */
function askedOf(others: Admin[], invitations: StaffInvitation[], query: URLSearchParams) {
  const named = (what: string) => others.find(({ id }) => id === query.get(what))
  const changing = named('change')
  const invitation = invitations.find(({ id }) => id === query.get('withdraw'))
  const asked: AskedOfStaff | undefined = changing
    ? { of: 'change', admin: changing }
    : invitation && { of: 'withdraw', invitation }
  return { switching: named('switch') ?? null, asked }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  return form.has('do') ? answerStaff(context, form) : switchAdmin(context, form)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.administrators)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/admins`: who administers the shop, and as what; owners invite, change roles and switch off the others. */
export default function AdminsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { ownId, admins, invited, timeZone, switching, asked } = loaderData
  const notSwitched = actionData && 'on' in actionData ? actionData : undefined
  const refused = actionData && 'of' in actionData ? actionData : undefined
  const inSwitch = notSwitched?.id === switching?.id && notSwitched?.on !== switching?.status
  return (
    <AdminPage title={t(adminWords.administrators)} lead={t(staffTexts.lead)}>
      {notSwitched && !inSwitch && (
        <ErrorSummary
          title={t(notSwitched.on ? adminWords.userNotActivated : adminWords.userNotInactivated)}
          errors={[{ text: notSwitched.message }]}
        />
      )}
      {refused && refused.of !== 'invite' && refused.of !== asked?.of && (
        <ErrorSummary title={t(teamTexts.notDone)} errors={[{ text: refused.message }]} />
      )}
      {switching && (
        <SwitchSheet
          key={`${switching.id} ${switching.status}`}
          admin={switching}
          refused={inSwitch ? notSwitched : undefined}
        />
      )}
      {asked && <StaffSheet asked={asked} refused={refused?.of === asked.of ? refused : undefined} />}
      <AdminsTable admins={admins} ownId={ownId} isOwner={invited !== null} />
      {invited && (
        <div className={`stack gap-5 ${styles.invite}`}>
          <section className="stack gap-4" aria-labelledby="invitations-title">
            <h2 id="invitations-title">{t(teamTexts.invitations)}</h2>
            {invited.invitations.length > 0 ? (
              <InvitationTable
                invitations={invited.invitations}
                roles={staffRoleTexts}
                by={{ head: t(staffTexts.invitedBy), nameOf: ({ invitedBy }) => invitedBy }}
                dayOf={momentDay(timeZone)}
                withdrawAt={(id) => askAt('withdraw', id)}
              />
            ) : (
              <p className="quiet">{t(staffTexts.noInvitations)}</p>
            )}
          </section>
          <InviteForm
            action={ADMINS_PAGE}
            roles={staffRoleTexts}
            hint={t(staffTexts.inviteHint, { days: INVITATION_DAYS })}
            left={invited.left}
            refused={refused?.of === 'invite' ? refused : undefined}
          />
        </div>
      )}
    </AdminPage>
  )
}

function SwitchSheet({ admin, refused }: { admin: Admin; refused: NotSwitched | undefined }) {
  const t = useText()
  const navigate = useNavigate()
  const { id, name, email, status } = admin
  const failed = t(status ? adminWords.userNotInactivated : adminWords.userNotActivated)
  return (
    <ReasonSheet
      title={t(status ? adminsTexts.deactivateWho : adminsTexts.activateWho, { name })}
      action={askAt('switch', id)}
      hidden={{ id, status: String(!status) }}
      submit={t(status ? adminsTexts.deactivate : adminsTexts.activate)}
      failed={refused && { ...refused, message: `${asSentence(failed)} ${refused.message}` }}
      closeTo={ADMINS_PAGE}
      onClose={() => navigate(ADMINS_PAGE, { preventScrollReset: true })}
    >
      <p>
        <strong>
          <EmailWords email={email} />
        </strong>
        <br />
        {t(status ? adminsTexts.deactivateLead : adminsTexts.activateLead)}
      </p>
    </ReasonSheet>
  )
}
