import { data, redirect } from 'react-router'
import { beginPause, endPause, getPause } from '#contract/pauses.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { dayWords } from '#contract/texts/days.ts'
import * as pauseTexts from '#contract/texts/pause.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi, tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { pausePage } from '#web/request/company-pages.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { readForm, textIn } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import { SettingsPage } from '../../account/settings-page.tsx'
import type { Route } from './+types/pause.page'
import { askPause } from './ask-pause.server.ts'
import { PauseForm } from './pause-form.tsx'
import { PauseSheet } from './pause-sheet.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const state = await callApi(context, getPause, { params: { id: user.id } })
  return { user, state, asked: askPause(state, url.searchParams) }
}

/** Begins, changes or ends the pause, as the form says. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id } = context.get(signedIn)
  const form = await readForm(request)
  const params = { id }
  const isEnding = form.get('intent') === 'end'
  const answer = isEnding
    ? await tryApi(context, endPause, { params })
    : await tryApi(context, beginPause, {
        params,
        body: { until: textIn(form, 'until'), note: textIn(form, 'note') },
      })
  if (!answer.ok) {
    const { message, fields = {} } = answer.error
    return data({ message: Object.values(fields).join(' ') || message }, { status: answer.status })
  }
  const code = isEnding ? 'pause.ended' : form.has('changes') ? 'pause.changed' : 'pause.begun'
  leaveFlash(context, { kind: 'success', code })
  return redirect(pausePage(id), 303)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(pauseTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/pause`: a brewery says that it is away, until when, and that it is back. */
export default function PausePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, state, asked } = loaderData
  const isSending = useIsSending()
  return (
    <SettingsPage
      user={user}
      title={t(pauseTexts.title)}
      lead={t(pauseTexts.lead)}
      notes={<p>{t(pauseTexts.goesOn)}</p>}
    >
      {actionData && <ErrorSummary title={t(pauseTexts.notDone)} errors={[{ text: actionData.message }]} />}
      {asked.asks && <PauseSheet companyId={user.id} state={state} typed={asked.typed} />}
      {state.pause && (
        <Notice label={t(pauseTexts.title)}>
          <div className="stack gap-3">
            <p>{t(pauseTexts.now, { day: dayWords(state.pause.until) })}</p>
            <PostForm action={pausePage(user.id)}>
              <Button type="submit" name="intent" value="end" busy={isSending}>
                {t(pauseTexts.end)}
              </Button>
            </PostForm>
          </div>
        </Notice>
      )}
      <PauseForm companyId={user.id} state={state} typed={asked.typed} wrong={asked.wrong} />
    </SettingsPage>
  )
}
