import { data, replace } from 'react-router'
import { z } from 'zod'
import { NOTHING_MORE, optionalAfter } from '#contract/beer-facts.ts'
import { adminBeerEditForm, beerEditForm } from '#contract/beer-form.ts'
import { type BeerDetail, beerDetail } from '#contract/catalogue.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { changeBeer } from '#contract/publishing.ts'
import { tryApi } from '#web/api.ts'
import { answerEdit } from '#web/request/answer-edit.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readPictureForm } from '#web/request/read-picture-form.server.ts'
import { BEER_FIELDS, type BeerValues, NO_VALUES, valuesOf } from './beer-values.ts'
import type { Conflict } from './edit-form.tsx'
import { mergeEdits } from './merge-edits.ts'
import { type PriceQuestion, questionOf, questionText } from './price-question.ts'

/** What the form holds, by whose it is. */
const FORMS = { seller: beerEditForm, admin: adminBeerEditForm }
type Form = { whose: keyof typeof FORMS; to: string }

/**
 * Saves the form of a beer and leads to the page that shows it anew, `to`; otherwise what its form is to say. A price that is
 * far from the beer's is asked about first; programs that call the API are not.
 * @param beer as it is now
 */
export async function answerBeerEdit(
  context: PageContext,
  request: Request,
  { id, price }: Pick<BeerDetail, 'id' | 'price'>,
  { whose, to }: Form = { whose: 'seller', to: `/putProduct/${id}?saved` },
) {
  const { form, refused } = await readPictureForm(context, request, 'beer')
  let conflict: Conflict | undefined
  let question: PriceQuestion | undefined
  const refusal = await answerEdit(form, {
    schema: FORMS[whose] as typeof adminBeerEditForm,
    ask(record) {
      question = questionOf(price, record)
      return question && { price: [questionText(question)] }
    },
    async save({ shown, statusShown: _, priceAgreed: __, ...record }) {
      // What the form leaves empty is to be empty; a program that leaves a field out leaves it as it is.
      const body = { ...record, ...optionalAfter(record, NOTHING_MORE) }
      const answer = await tryApi(context, changeBeer, { params: { id }, body })
      if (!answer.ok && answer.error.code === 'record-changed')
        conflict = conflictOf(answer.error, form, shown)
      return answer
    },
    secrets: [],
    refused,
  })
  if (conflict) return data({ result: undefined, message: null, conflict, question }, { status: 409 })
  if (refusal) return data({ ...refusal.data, conflict, question }, { status: refusal.init?.status ?? 400 })
  leaveFlash(context, { kind: 'success', code: 'beerEdit.success' })
  // Whoever goes back goes to where they came from, not to the form before it was saved.
  return replace(to, 303)
}

const savedValues = z.partialRecord(z.enum(BEER_FIELDS), z.string())

/** What was shown at first travels through the browser: what of it is no form counts as what is typed now. */
function shownValues(json: string | undefined, typed: BeerValues): BeerValues {
  try {
    return { ...typed, ...savedValues.parse(JSON.parse(json ?? '')) }
  } catch {
    return typed
  }
}

function conflictOf(error: ErrorBody, form: FormData, shownJson: string | undefined): Conflict {
  const current = beerDetail.parse(error.current)
  const now = valuesOf(current)
  // A blocked beer's form has no switch: whatever is not in the form was left alone.
  const fields = BEER_FIELDS.map((field) => [field, form.get(field) ?? undefined] as const)
  const sent = Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'))
  const shown = shownValues(shownJson, { ...NO_VALUES, status: now.status, ...sent })
  const typed: BeerValues = { ...shown, ...sent }
  return { message: error.message, current, ...mergeEdits(shown, typed, now) }
}
