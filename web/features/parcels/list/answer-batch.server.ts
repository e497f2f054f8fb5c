import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { PARCELS_PER_PAGE } from '#contract/limits.ts'
import { orderCode } from '#contract/order-code.ts'
import { shipments, shipParcels } from '#contract/parcels.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { textIn } from '#web/request/read-form.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'
import { nameAnswers } from '../name-answers.server.ts'
import { printAddress } from '../parcels-address.ts'
import { CARRIER_ID, fieldOf } from './batch-fields.ts'

/** A box and a number for each row, and what is said for all of them. */
export const MOST_BATCH_FIELDS = 2 * PARCELS_PER_PAGE + 10

/** What somebody had ticked and typed: it stands there again where nothing came of it. */
export type TypedBatch = { carrier: string; ticked: string[]; tracking: Record<string, string> }

function typedBatch(form: FormData): TypedBatch {
  const ticked = [...new Set(form.getAll('order').map(String))]
  const numbers = [...form.keys()].filter((name) => name.startsWith(fieldOf('')))
  const tracking = numbers.map((name) => [name.slice(fieldOf('').length), textIn(form, name)])
  return { carrier: textIn(form, 'carrier'), ticked, tracking: Object.fromEntries(tracking) }
}

/** Sends the ticked parcels and says what became of each, or leads to their slips; `errors` where nothing was sent at all. */
export async function answerBatch(context: PageContext, form: FormData, companyId: string) {
  const typed = typedBatch(form)
  const { ticked, carrier, tracking } = typed
  if (form.get('intent') === 'print' && ticked.length) throw redirect(printAddress(companyId, ticked), 303)
  const body = {
    parcels: ticked.map((orderId) => ({
      ...{ orderId, carrier, tracking: tracking[orderId] ?? '' },
      seen: 'pending' as const,
    })),
  }
  const refused = (errors: FieldError[], status: number) =>
    data({ typed, errors, answers: undefined }, { status })
  const parsed = shipments.safeParse(body)
  if (!parsed.success) return refused(errorsOf(parsed.error.issues, ticked), 400)
  const answer = await tryApi(context, shipParcels, { params: { id: companyId }, body })
  if (!answer.ok) return refused([{ text: answer.error.message }], answer.status)
  const answers = await nameAnswers(context, companyId, answer.value.parcels)
  return data({ typed, errors: [] as FieldError[], answers }, { status: 200 })
}

/** The carrier is one field for all rows, and is said once; a number says whose it is. */
function errorsOf(issues: z.core.$ZodIssue[], ticked: string[]): FieldError[] {
  const errors = issues.map(({ path: [, row, field], message }): FieldError => {
    const orderId = ticked[Number(row)] ?? ''
    if (field === 'carrier')
      return { fieldId: CARRIER_ID, text: `${textOf(parcelsTexts.carrier)}: ${message}` }
    if (field !== 'tracking') return { text: message }
    const text = textOf(parcelBatchTexts.ofOrder, { code: orderCode(orderId), why: message })
    return { fieldId: fieldOf(orderId), text }
  })
  return errors.filter(({ text }, at) => errors.findIndex((each) => each.text === text) === at)
}
