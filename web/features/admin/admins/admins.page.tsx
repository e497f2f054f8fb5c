import { useNavigate } from 'react-router'
import { type Admin, listAdmins } from '#contract/people.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminsTexts from '#contract/texts/admins.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { asSentence } from '#contract/texts/fill-in.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import type { Route } from './+types/admins.page'
import { AdminsTable } from './admins-table.tsx'
import { type NotSwitched, switchAdmin } from './switch-admin.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-shop' }

const PATH = '/admin/admins'

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const { admins } = await callApi(context, listAdmins)
  const asked = url.searchParams.get('switch')
  return { ownId: user.id, admins, asked: admins.find(({ id }) => id === asked && id !== user.id) ?? null }
}

export async function action({ context, request }: Route.ActionArgs) {
  return switchAdmin(context, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.administrators)} · ${textOf(commonTexts.siteName)}` },
]

/** Where the page asks before it switches somebody on or off. */
function askAt({ id }: Pick<Admin, 'id'>): string {
  return `${PATH}?switch=${id}`
}

/** `/admin/admins`: who administers the shop; each may switch off the others. */
export default function AdminsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { ownId, admins, asked } = loaderData
  const inSheet = actionData && actionData.id === asked?.id && actionData.on !== asked.status
  return (
    <AdminPage title={t(adminWords.administrators)} lead={t(adminsTexts.lead)}>
      {actionData && !inSheet && (
        <ErrorSummary
          title={t(actionData.on ? adminWords.userNotActivated : adminWords.userNotInactivated)}
          errors={[{ text: actionData.message }]}
        />
      )}
      {asked && (
        <SwitchSheet
          key={`${asked.id} ${asked.status}`}
          admin={asked}
          refused={inSheet ? actionData : undefined}
        />
      )}
      <AdminsTable admins={admins} ownId={ownId} askAt={askAt} />
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
      action={askAt(admin)}
      hidden={{ id, status: String(!status) }}
      submit={t(status ? adminsTexts.deactivate : adminsTexts.activate)}
      failed={refused && { ...refused, message: `${asSentence(failed)} ${refused.message}` }}
      closeTo={PATH}
      onClose={() => navigate(PATH, { preventScrollReset: true })}
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
