import { data, redirect } from 'react-router'
import {
  changeWebhook,
  removeWebhook,
  renewWebhookSecret,
  sendWebhookAgain,
  testWebhook,
  turnWebhook,
} from '#contract/webhooks.ts'
import { type ApiAnswer, tryApi } from '#web/api.ts'
import { webhooksPage } from '#web/request/company-pages.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn } from '#web/request/read-form.ts'
import type { Toast } from '#web/request/toasts.ts'
import { typedWebhook, wrongFields } from './webhook-form.server.ts'

type Ids = { id: string; webhookId: string }

/** Does what a form of a webhook's page asks for, and leads back to it, or to all where it is gone. What was refused is shown in place. */
export async function actOnWebhook(context: PageContext, form: FormData, params: Ids) {
  const act = textIn(form, 'act')
  const page = webhooksPage(params.id, params.webhookId)
  const done = (code: Toast, to = page) => {
    leaveFlash(context, { kind: 'success', code })
    return redirect(to, 303)
  }
  /** Without a toast: the page says how it went. */
  const told = (answer: ApiAnswer<{ id: string }>) =>
    answer.ok ? redirect(`${page}?sent=${answer.value.id}`, 303) : refused(act, answer)

  switch (act) {
    case 'test':
      return told(await tryApi(context, testWebhook, { params }))
    case 'again': {
      const deliveryId = textIn(form, 'deliveryId')
      return told(await tryApi(context, sendWebhookAgain, { params: { ...params, deliveryId } }))
    }
    case 'change': {
      const { body, ...typed } = typedWebhook(form)
      const answer = await tryApi(context, changeWebhook, { params, body })
      return answer.ok ? done('webhook.kept') : refused(act, answer, typed)
    }
    case 'on':
    case 'off': {
      const answer = await tryApi(context, turnWebhook, { params, body: { on: act === 'on' } })
      return answer.ok ? done(`webhook.${act}`) : refused(act, answer)
    }
    case 'renew': {
      const answer = await tryApi(context, renewWebhookSecret, { params })
      return answer.ok ? done('webhook.renewed', `${page}?do=secret`) : refused(act, answer)
    }
    case 'remove': {
      const answer = await tryApi(context, removeWebhook, { params })
      return answer.ok ? done('webhook.removed', webhooksPage(params.id)) : refused(act, answer)
    }
    default:
      throw malformedForm({ act: 'act' })
  }
}

function refused(
  act: string,
  { status, error }: Extract<ApiAnswer<unknown>, { ok: false }>,
  typed?: { address: string; events: readonly string[] },
) {
  return data({ act, message: error.message, wrong: wrongFields(error), typed }, { status })
}
