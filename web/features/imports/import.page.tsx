import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as emailTexts from '#contract/texts/email.ts'
import * as importTexts from '#contract/texts/import.ts'
import { textOf } from '#contract/texts/text.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ResendConfirmation } from '../account/resend-confirmation.tsx'
import { showRoom } from '../publishing/room.server.ts'
import { RoomNote } from '../publishing/room-note.tsx'
import type { Route } from './+types/import.page'
import { answerPreview, answerUpload } from './answer-import.server.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportSteps } from './import-steps.tsx'
import styles from './imports.module.css'
import { PastImports } from './past-imports.tsx'
import { PublishingProgress } from './publishing-progress.tsx'
import { ReviewFile } from './review-file.tsx'
import { RowList } from './row-list.tsx'
import { showImport, showImports } from './show-imports.server.ts'
import { WaitingImport } from './waiting-import.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, takesFile: 'beers', team: ['seller'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const asks = url.searchParams.has('cancel')
  const room = await showRoom(context, user)
  if (!params.importId)
    return { user, room, start: await showImports(context, user), found: null, asks: false }
  return {
    user,
    room,
    start: null,
    found: await showImport(context, params.importId, url.searchParams.get('pag')),
    asks,
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const user = context.get(signedIn)
  const path = `/company/${user.id}/import`
  const form = await readForm(request)
  return params.importId
    ? answerPreview(context, form, path, params.importId)
    : answerUpload(context, form, path)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(importTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/import` and `…/import/{importId}`: many beers from a file, in three steps. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, room, start, found, asks } = loaderData
  const path = `/company/${user.id}/import`
  const address = `${path}/${found?.id}`
  const isWaiting = found?.state === 'preview'
  const waitsForRoom = found?.state === 'waiting'
  const isOver = found && !['preview', 'running', 'waiting'].includes(found.state)
  const resend = <ResendConfirmation backTo={found ? address : path} text={emailTexts.resendLink} />
  return (
    <div className="stack gap-5">
      <SellerNav user={user} />
      <header className={`stack gap-3 ${styles.head}`}>
        <h1>{t(importTexts.title)}</h1>
        <p>{found ? found.fileName : t(importTexts.lead)}</p>
      </header>
      <ImportSteps step={!found ? 1 : isWaiting ? 2 : 3} />
      {start && !start.mayPublish && (
        <EmptyState text={t(accountWords.completeBeforePublishing)}>
          <LinkButton to={`/company/${user.id}?edit`}>{t(accountWords.completeTheData)}</LinkButton>
        </EmptyState>
      )}
      {(start?.mayPublish || isWaiting) && <RoomNote room={room}>{resend}</RoomNote>}
      {start?.mayPublish && (
        <ChooseFile companyId={user.id} path={path} message={actionData?.message} waiting={start.waiting} />
      )}
      {start && <PastImports path={path} imports={start.imports} />}
      {(isWaiting || waitsForRoom) && asks && (
        <ConfirmSheet
          title={t(importTexts.cancelTitle)}
          hidden={{ answer: 'cancel' }}
          submit={t(importTexts.cancelYes)}
          leave={t(importTexts.cancelNo)}
          action={address}
          closeTo={address}
        >
          <p>{t(waitsForRoom ? importTexts.cancelRestLead : importTexts.cancelLead)}</p>
        </ConfirmSheet>
      )}
      {isWaiting && (
        <ReviewFile found={found} address={address} message={actionData?.message} left={room.left} />
      )}
      {waitsForRoom && (
        <WaitingImport found={found} address={address}>
          {resend}
        </WaitingImport>
      )}
      {found?.state === 'running' && <PublishingProgress found={found} />}
      {isOver && <ImportOutcome found={found} path={path} />}
      {found && <RowList found={found} address={address} left={room.left} />}
    </div>
  )
}
