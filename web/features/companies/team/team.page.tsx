import { INVITATION_DAYS } from '#contract/limits.ts'
import { listTeam, type Team } from '#contract/team.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { teamPage } from '#web/request/company-pages.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { InvitationTable } from '#web/ui/invitations/invitation-table.tsx'
import { InviteForm } from '#web/ui/invitations/invite-form.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { SettingsPage } from '../../account/settings-page.tsx'
import type { Route } from './+types/team.page'
import { answerTeam } from './answer-team.server.ts'
import { MemberTable } from './member-table.tsx'
import { ROLE_WORDS } from './role-words.ts'
import { type AskedOfTeam, TeamSheet } from './team-sheet.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const team = await callApi(context, listTeam, { params: { id: user.id } })
  const { timeZone } = context.get(pageRequest).settings
  return { user, team, timeZone, asked: askedOf(team, url.searchParams) }
}

/** Whom or what the page asks about; nothing once they are gone. */
function askedOf({ members, invitations }: Team, query: URLSearchParams): AskedOfTeam | undefined {
  for (const of of ['change', 'remove'] as const) {
    const member = members.find(({ id }) => id === query.get(of))
    if (member) return { of, member }
  }
  const invitation = invitations.find(({ id }) => id === query.get('withdraw'))
  return invitation && { of: 'withdraw', invitation }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id } = context.get(signedIn)
  return answerTeam(context, await readForm(request), id)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(teamTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/team`: who works for a brewery and who is invited to; its owner's alone. */
export default function TeamPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useText()
  const { user, team, timeZone, asked } = loaderData
  const { members, invitations, left } = team
  const dayOf = momentDay(timeZone)
  return (
    <SettingsPage
      user={user}
      title={t(teamTexts.title)}
      lead={t(teamTexts.lead)}
      notes={<p>{t(teamTexts.ownersAlone)}</p>}
    >
      {asked && (
        <TeamSheet
          companyId={user.id}
          asked={asked}
          refused={refused?.of === asked.of ? refused : undefined}
        />
      )}
      <section className="stack gap-4" aria-labelledby="members-title">
        <h2 id="members-title">{t(teamTexts.members)}</h2>
        {members.length ? (
          <MemberTable companyId={user.id} members={members} dayOf={dayOf} />
        ) : (
          <p>{t(teamTexts.nobody)}</p>
        )}
      </section>
      {invitations.length > 0 && (
        <section className="stack gap-4" aria-labelledby="invitations-title">
          <h2 id="invitations-title">{t(teamTexts.invitations)}</h2>
          <InvitationTable
            invitations={invitations}
            roles={ROLE_WORDS}
            dayOf={dayOf}
            withdrawAt={(id) => `${teamPage(user.id)}?withdraw=${id}`}
          />
        </section>
      )}
      <InviteForm
        action={teamPage(user.id)}
        roles={ROLE_WORDS}
        hint={t(teamTexts.inviteHint, { days: INVITATION_DAYS })}
        left={left}
        refused={refused?.of === 'invite' ? refused : undefined}
      />
    </SettingsPage>
  )
}
