import { useNavigate } from 'react-router'
import { getAccountDeletion } from '#contract/account-deletion.ts'
import { ROLES, type Role } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as myDataTexts from '#contract/texts/my-data.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { Route } from './+types/my-data.page'
import { answerDeletion } from './delete-account.server.ts'
import { DeletionSheet } from './deletion-sheet.tsx'
import styles from './my-data.module.css'
import { SettingsPage } from './settings-page.tsx'
import { WayToDeletion } from './way-to-deletion.tsx'
import { WhatIsDeleted } from './what-is-deleted.tsx'

export const handle: PageHandle = {
  openTo: ROLES,
  formsOpenTo: ['Person', 'Company'],
  team: ['seller', 'packer', 'none'],
  staff: 'own-account',
}

const PATH = '/account/data'

const DOWNLOADS: Record<Role, Text> = {
  Person: myDataTexts.downloadBuyer,
  Company: myDataTexts.downloadSeller,
  Admin: myDataTexts.downloadAdmin,
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const deletion = user.role === 'Admin' ? null : await callApi(context, getAccountDeletion)
  return { user, deletion, asks: url.searchParams.has('delete') }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerDeletion(context, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(accountWords.myData)} · ${textOf(commonTexts.siteName)}` },
]

/** `/account/data`: everything that is held about oneself, to take along or to have deleted. */
export default function MyDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const navigate = useNavigate()
  const { user, deletion, asks } = loaderData
  const maySay =
    deletion && !deletion.blockers.length && ['password', 'recent-log-in'].includes(deletion.proof)
  return (
    <SettingsPage user={user} title={t(accountWords.myData)} lead={t(myDataTexts.lead)}>
      {actionData?.message && !(asks && maySay) && (
        <ErrorSummary title={t(myDataTexts.notDeleted)} errors={[{ text: actionData.message }]} />
      )}
      {asks && maySay && (
        <DeletionSheet
          deletion={deletion}
          closeTo={PATH}
          onClose={() => navigate(PATH, { preventScrollReset: true })}
          result={actionData?.result}
          message={actionData?.message}
        />
      )}
      <section data-part="" className={`stack gap-4 ${styles.part}`} aria-labelledby="download">
        <h2 id="download">{t(myDataTexts.downloadTitle)}</h2>
        <p>{t(user.team ? teamTexts.downloadMember : DOWNLOADS[user.role])}</p>
        {/* The call itself: the browser keeps what it answers as a file. */}
        <LinkButton to="/api/account/data" reloadDocument discover="none" download className={styles.action}>
          {t(myDataTexts.download)}
        </LinkButton>
      </section>
      <section data-part="" className={`stack gap-4 ${styles.part}`} aria-labelledby="delete">
        <h2 id="delete">{t(myDataTexts.deleteTitle)}</h2>
        {deletion ? (
          <>
            <WhatIsDeleted user={user} />
            <WayToDeletion user={user} deletion={deletion} />
          </>
        ) : (
          <p>{t(myDataTexts.admin)}</p>
        )}
      </section>
    </SettingsPage>
  )
}
