import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { readOrderNumber } from '#contract/order-code.ts'
import { withdraw, withdrawalForm } from '#contract/withdrawals.ts'
import { tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentLongDay } from '#web/ui/moment-words.ts'
import { ownPurchase } from './own-purchases.server.ts'

/** Checks a withdrawal and has the API keep it. `message` says why it refused; null when fields are wrong. */
export async function answerWithdrawal(context: PageContext, form: FormData) {
  const submission = parseWithZod(form, { schema: withdrawalForm })
  if (submission.status !== 'success') {
    return data({ kept: null, result: submission.reply(), message: null }, { status: 400 })
  }
  const answer = await tryApi(context, withdraw, { body: submission.value })
  if (!answer.ok) {
    const { message } = answer.error
    return data({ kept: null, result: submission.reply(), message }, { status: answer.status })
  }
  const { code, date, confirmed } = answer.value
  const day = momentLongDay(context.get(pageRequest).settings.timeZone)(date)
  // Whoever is not its buyer is told nothing of what the number means.
  const number = readOrderNumber(submission.value.number)?.code
  const purchase = confirmed && number ? await ownPurchase(context, number) : undefined
  return { kept: { code, day, confirmed, purchase }, result: undefined, message: null }
}
