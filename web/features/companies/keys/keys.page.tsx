import { listApiKeys } from '#contract/api-keys.ts'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { SettingsPage } from '../../account/settings-page.tsx'
import type { Route } from './+types/keys.page'
import { answerKeys } from './answer-keys.server.ts'
import { KeyForm } from './key-form.tsx'
import { KeyTable } from './key-table.tsx'
import styles from './keys.module.css'
import { MadeKey } from './made-key.tsx'
import { RevokeSheet } from './revoke-sheet.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const { keys } = await callApi(context, listApiKeys, { params: { id: user.id } })
  const revoking = keys.find(({ id, state }) => id === url.searchParams.get('revoke') && state === 'valid')
  return { user, keys, revoking, timeZone: context.get(pageRequest).settings.timeZone }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerKeys(context, context.get(signedIn).id, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(apiKeysTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/keys`: a brewery makes the keys of its programs, sees when each was used, and revokes them. */
export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, keys, revoking, timeZone } = loaderData
  const { made, refused, notRevoked } = {
    made: undefined,
    refused: undefined,
    notRevoked: undefined,
    ...actionData,
  }
  return (
    <SettingsPage
      user={user}
      title={t(apiKeysTexts.title)}
      lead={t(apiKeysTexts.lead)}
      notes={
        <>
          <p>{t(apiKeysTexts.never)}</p>
          <p>
            {t(apiKeysTexts.companyId)} <code className={styles.id}>{user.id}</code>
          </p>
          <div>
            <CopyButton
              copied={user.id}
              label={apiKeysTexts.copyId}
              done={apiKeysTexts.idCopied}
              failed={apiKeysTexts.idNotCopied}
            />
          </div>
          <p>
            <a href="/api/docs">{t(apiKeysTexts.docs)}</a>.
          </p>
        </>
      }
    >
      {notRevoked && <ErrorSummary title={t(apiKeysTexts.notRevoked)} errors={[{ text: notRevoked }]} />}
      {revoking && <RevokeSheet companyId={user.id} apiKey={revoking} />}
      {made && <MadeKey companyId={user.id} secret={made.secret} name={made.key.name} />}
      <KeyTable companyId={user.id} keys={keys} timeZone={timeZone} />
      {!made && <KeyForm companyId={user.id} refused={refused} />}
    </SettingsPage>
  )
}
