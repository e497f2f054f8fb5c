import { data, useNavigation } from 'react-router'
import { stopAlerts } from '#contract/alerts.ts'
import * as alertTexts from '#contract/texts/alerts.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { UNTOLD_ADDRESS } from '#web/untold-address.ts'
import type { Route } from './+types/stop-alerts.page'

export const handle: PageHandle = { openTo: 'everybody' }

const keyOf = (url: URL) => url.searchParams.get('key') ?? ''

export function loader({ url }: Route.LoaderArgs) {
  return { key: keyOf(url) }
}

/** Who only follows the link stops nothing: programs that look through mails do. */
export async function action({ context, url }: Route.ActionArgs) {
  const answer = await tryApi(context, stopAlerts, { query: { key: keyOf(url) } })
  return answer.ok ? { message: null } : data({ message: answer.error.message }, { status: answer.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(alertTexts.stopTitle)} · ${textOf(commonTexts.siteName)}` },
  UNTOLD_ADDRESS,
]

/** `/stopAlerts?key=…`: where the last line of an alert leads, logged in or not. It tells nobody whether there is such a key. */
export default function StopAlertsPage({ loaderData: { key }, actionData }: Route.ComponentProps) {
  const t = useText()
  const address = `/stopAlerts?${new URLSearchParams({ key })}`
  const isStopped = actionData?.message === null
  const isSending = useNavigation().formAction === address
  return (
    <div className="stack gap-5">
      <h1>{t(isStopped ? alertTexts.stopped : alertTexts.stopTitle)}</h1>
      {isStopped ? (
        <>
          <p role="status">{t(alertTexts.stoppedLead)}</p>
          <div>
            <LinkButton to="/saved">{t(alertTexts.seeSaved)}</LinkButton>
          </div>
        </>
      ) : (
        <>
          {actionData?.message && <p role="alert">{actionData.message}</p>}
          <p>{t(alertTexts.stopLead)}</p>
          <PostForm action={address}>
            <Button type="submit" size="large" busy={isSending}>
              {t(alertTexts.stop)}
            </Button>
          </PostForm>
        </>
      )}
    </div>
  )
}
