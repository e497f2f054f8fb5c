import { data, redirect } from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import { addWebhook, listWebhooks } from '#contract/webhooks.ts'
import { callApi, tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { webhooksPage } from '#web/request/company-pages.ts'
import { leaveFlash } from '#web/request/flash.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { PostForm } from '#web/ui/post-form.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import { SettingsPage } from '../account/settings-page.tsx'
import type { Route } from './+types/webhooks.page'
import { TargetTable } from './target-table.tsx'
import { WebhookFields, webhookErrors } from './webhook-fields.tsx'
import { typedWebhook, wrongFields } from './webhook-form.server.ts'
import styles from './webhooks.module.css'

export const handle: PageHandle = { openTo: ['Company'], ownId: true }

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const { timeZone } = context.get(pageRequest).settings
  return { user, timeZone, ...(await callApi(context, listWebhooks, { params: { id: user.id } })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id } = context.get(signedIn)
  const { body, ...typed } = typedWebhook(await readForm(request))
  const answer = await tryApi(context, addWebhook, { params: { id }, body })
  if (!answer.ok) {
    const { message } = answer.error
    return data({ message, wrong: wrongFields(answer.error), typed }, { status: answer.status })
  }
  leaveFlash(context, { kind: 'success', code: 'webhook.added' })
  return redirect(webhooksPage(id, answer.value.id), 303)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(webhookTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/webhooks`: the addresses of a brewery's own programs that are told what happens. */
export default function WebhooksPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useText()
  const { user, targets, most, timeZone } = loaderData
  const isSending = useIsSending()
  return (
    <SettingsPage
      user={user}
      title={t(webhookTexts.title)}
      lead={t(webhookTexts.lead)}
      notes={<p>{t(webhookTexts.noPersons)}</p>}
    >
      {targets.length ? (
        <TargetTable companyId={user.id} targets={targets} moment={momentWords(timeZone)} />
      ) : (
        <p>{t(webhookTexts.none)}</p>
      )}
      <section data-part="" className={`stack gap-4 ${styles.form}`} aria-labelledby="add">
        <h2 id="add">{t(webhookTexts.add)}</h2>
        {targets.length < most ? (
          <PostForm action={webhooksPage(user.id)} noValidate preventScrollReset className="stack gap-5">
            {refused && (
              <ErrorSummary
                title={t(webhookTexts.notDone)}
                errors={webhookErrors(refused.message, refused.wrong)}
              />
            )}
            <WebhookFields
              typed={refused?.typed ?? { address: '', events: ['order.paid'] }}
              wrong={refused?.wrong ?? {}}
            />
            <div>
              <Button type="submit" busy={isSending}>
                {t(webhookTexts.add)}
              </Button>
            </div>
          </PostForm>
        ) : (
          <>
            {refused && <ErrorSummary title={t(webhookTexts.notDone)} errors={[{ text: refused.message }]} />}
            <p>{t(webhookTexts.full, { most })}</p>
          </>
        )}
      </section>
    </SettingsPage>
  )
}
