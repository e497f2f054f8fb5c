import { data, redirect } from 'react-router'
import { type ShelfChoice, sayShort } from '#contract/removals.ts'
import type { ShortfallReason } from '#contract/shortfall-reasons.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { unitsToRemove } from '#web/ui/take-out/chosen-units.ts'
import { shelfField } from './shelf-field.ts'

/** Why a brewery's word was not taken, in the API's words; `wordsError` of what it wrote to the buyer. */
export type NotTold = {
  message: string
  words: string
  wordsError: string | undefined
  /** What was chosen for the stock, by beer. */
  shelf: Record<string, string>
}

/** Says that a brewery cannot send what the form names, and leads back to the parcel; otherwise why not. */
export async function answerShort(
  context: PageContext,
  form: FormData,
  { companyId, orderId, backTo }: { companyId: string; orderId: string; backTo: string },
) {
  const text = (name: string) => String(form.get(name) ?? '')
  const words = text('words')
  // The API checks what a form may be made to say.
  const body = {
    ...{ key: text('key'), reason: text('reason') as ShortfallReason, words },
    lines: unitsToRemove(form).map((line) => ({
      ...line,
      shelf: text(shelfField(line.ProductId)) as ShelfChoice,
    })),
  }
  const answer = await tryApi(context, sayShort, { params: { id: companyId, orderId }, body })
  if (answer.ok) {
    leaveFlash(context, { kind: 'success', code: 'removals.shortDone' })
    return redirect(backTo, 303)
  }
  const { message, fields } = answer.error
  const shelf = Object.fromEntries(body.lines.map((line) => [line.ProductId, line.shelf]))
  const short: NotTold = { message: fields?.words ?? message, words, wordsError: fields?.words, shelf }
  return data({ short }, { status: answer.status })
}
