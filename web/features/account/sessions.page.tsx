import { useEffect } from 'react'
import { ADMIN_SESSION, KEPT_DAYS, ROLES } from '#contract/limits.ts'
import { listSessions } from '#contract/sessions.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as sessionsTexts from '#contract/texts/sessions.ts'
import { textOf } from '#contract/texts/text.ts'
import { listViewings } from '#contract/viewings.ts'

import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import type { Route } from './+types/sessions.page'
import { answerEndSessions } from './end-sessions.server.ts'
import { SessionRow } from './session-row.tsx'
import styles from './sessions.module.css'
import { SettingsPage } from './settings-page.tsx'
import { ViewingsList } from './viewings-list.tsx'

export const handle: PageHandle = { openTo: ROLES, team: ['seller', 'packer', 'none'], staff: 'own-account' }

const PATH = '/account/sessions'
const DAY_MS = 24 * 3_600_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  // Nobody sees the shop as an admin.
  const [sessions, viewings] = await Promise.all([
    callApi(context, listSessions),
    user.role === 'Admin' ? null : callApi(context, listViewings),
  ])
  const now = Date.now()
  return {
    user,
    sessions: sessions.map((session) => ({ session, isFresh: now - Date.parse(session.usedAt) < DAY_MS })),
    viewings,
    timeZone: context.get(pageRequest).settings.timeZone,
    asks: url.searchParams.get('end') === 'others',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerEndSessions(context, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.sessions)} · ${textOf(commonTexts.siteName)}` },
]

export default function SessionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const { user, sessions, viewings, timeZone, asks } = loaderData
  const hasOthers = sessions.length > 1

  useEffect(() => {
    if (actionData) toast.error(actionData.message, { title: t(sessionsTexts.notEnded) })
  }, [actionData, toast, t])

  return (
    <SettingsPage
      user={user}
      title={t(accountWords.sessions)}
      lead={t(sessionsTexts.lead)}
      notes={
        <p>
          {user.role === 'Admin'
            ? t(sessionsTexts.noAddressesAdmin, {
                minutes: ADMIN_SESSION.idleMinutes,
                hours: ADMIN_SESSION.hours,
              })
            : t(sessionsTexts.noAddresses, { days: KEPT_DAYS.session })}
        </p>
      }
    >
      {actionData && (
        <noscript>
          <ErrorSummary title={t(sessionsTexts.notEnded)} errors={[{ text: actionData.message }]} />
        </noscript>
      )}
      {asks && hasOthers && (
        <ConfirmSheet
          title={t(sessionsTexts.endOthersTitle)}
          submit={t(sessionsTexts.endOthersYes)}
          leave={t(sessionsTexts.endOthersNo)}
          action={PATH}
          closeTo={PATH}
        >
          <p>{t(sessionsTexts.endOthersLead)}</p>
        </ConfirmSheet>
      )}
      <ul className={`stack ${styles.list}`} aria-label={t(accountWords.openSessions)}>
        {sessions.map(({ session, isFresh }) => (
          <SessionRow key={session.id} session={session} isFresh={isFresh} timeZone={timeZone} />
        ))}
      </ul>
      {hasOthers ? (
        <LinkButton asks to={`${PATH}?end=others`} look="outline" className={styles.all} preventScrollReset>
          {t(sessionsTexts.endOthers)}
        </LinkButton>
      ) : (
        <p>{t(sessionsTexts.onlyThis)}</p>
      )}
      {viewings && <ViewingsList {...viewings} timeZone={timeZone} />}
    </SettingsPage>
  )
}
