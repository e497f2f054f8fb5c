import { data } from 'react-router'
import { WEBHOOK_FORMER_SECRET_HOURS, WEBHOOK_KEPT_DAYS, WEBHOOK_TRIES } from '#contract/limits.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import * as webhookTargetTexts from '#contract/texts/webhook-target.ts'
import { getWebhook } from '#contract/webhooks.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { webhooksPage } from '#web/request/company-pages.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import { AccountNav } from '../account/account-nav.tsx'
import type { Route } from './+types/webhook.page'
import { actOnWebhook } from './act-on-webhook.server.ts'
import { ChangeWebhook } from './change-webhook.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { SentNotice } from './sent-notice.tsx'
import { WebhookHead } from './webhook-head.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import styles from './webhooks.module.css'

export const handle: PageHandle = { openTo: ['Company'], ownId: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const answer = await tryApi(context, getWebhook, {
    params: { id: user.id, webhookId: params.webhookId },
    query: { pag: url.searchParams.get('pag') ?? '' },
  })
  if (!answer.ok) throw answer.status === 404 ? pageNotFound() : data(answer.error, { status: answer.status })
  const { timeZone } = context.get(pageRequest).settings
  const sent = answer.value.deliveries.find(({ id }) => id === url.searchParams.get('sent'))
  return { user, timeZone, sent, asks: url.searchParams.get('do'), ...answer.value }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { id } = context.get(signedIn)
  return actOnWebhook(context, await readForm(request), { id, webhookId: params.webhookId })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(webhookTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/webhooks/{webhookId}`: one address that a brewery has told, its secret, and what was sent there. */
export default function WebhookPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useText()
  const { user, target, deliveries, page, total, totalPages, timeZone, sent, asks } = loaderData
  const isSending = useIsSending()
  const here = webhooksPage(user.id, target.id)
  const moment = momentWords(timeZone)
  return (
    <div className="stack gap-6">
      <AccountNav user={user} />
      <div>
        <LinkButton to={webhooksPage(user.id)} look="quiet">
          <Icon name="left" />
          {t(webhookTargetTexts.all)}
        </LinkButton>
      </div>
      <WebhookHead target={target} page={here} moment={moment} isSending={isSending} />
      {refused && refused.act !== 'change' && (
        <ErrorSummary title={t(webhookTexts.notDone)} errors={[{ text: refused.message }]} />
      )}
      {asks === 'renew' && (
        <ConfirmSheet
          title={t(webhookTargetTexts.renewTitle)}
          hidden={{ act: 'renew' }}
          submit={t(webhookTargetTexts.renew)}
          look="primary"
          action={here}
          closeTo={here}
        >
          <p>{t(webhookTargetTexts.renewLead, { hours: WEBHOOK_FORMER_SECRET_HOURS })}</p>
        </ConfirmSheet>
      )}
      {asks === 'remove' && (
        <ConfirmSheet
          title={t(webhookTargetTexts.removeTitle)}
          hidden={{ act: 'remove' }}
          submit={t(webhookTargetTexts.remove)}
          action={here}
          closeTo={here}
        >
          <p>{t(webhookTargetTexts.removeLead)}</p>
        </ConfirmSheet>
      )}
      {sent && !isSending && <SentNotice sent={sent} />}
      <section className="stack gap-4" aria-labelledby="deliveries">
        <div className="stack gap-1">
          <h2 id="deliveries">{t(webhookTargetTexts.deliveries)}</h2>
          <p className="quiet">
            {t(webhookTargetTexts.deliveriesLead, { days: WEBHOOK_KEPT_DAYS, tries: WEBHOOK_TRIES })}
          </p>
        </div>
        {total ? (
          <DeliveryTable
            deliveries={deliveries}
            page={here}
            moment={momentWords(timeZone, { seconds: true })}
            isSending={isSending}
          />
        ) : (
          <EmptyState text={t(webhookTargetTexts.noDeliveries)} />
        )}
        <Pagination
          page={page}
          total={totalPages}
          label={t(webhookTargetTexts.pages)}
          addressOf={(at) => `${here}?pag=${at}`}
        />
      </section>
      <WebhookSecret target={target} open={asks === 'secret'} moment={moment} renewAt={`${here}?do=renew`} />
      <ChangeWebhook target={target} page={here} refused={refused?.act === 'change' ? refused : undefined} />
      <div className={styles.form}>
        <LinkButton to={`${here}?do=remove`} look="danger" preventScrollReset>
          {t(webhookTargetTexts.remove)}
        </LinkButton>
      </div>
    </div>
  )
}
