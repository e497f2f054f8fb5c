import { data, redirect } from 'react-router'
import { z } from 'zod'
import { adminBeerEditForm, beerEditForm } from '#contract/beer-form.ts'
import { beerDetail } from '#contract/catalogue.ts'
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

/** What the form holds, by whose it is. */
const FORMS = { seller: beerEditForm, admin: adminBeerEditForm }
type Form = { whose: keyof typeof FORMS; to: string }

/**
 * Saves the form of the beer with this id and leads to the page that shows it anew, `to`; otherwise what its form is to
 * say.
 */
export async function answerBeerEdit(
  context: PageContext,
  request: Request,
  id: string,
  { whose, to }: Form = { whose: 'seller', to: `/putProduct/${id}` },
) {
  const { form, refused } = await readPictureForm(context, request, 'beer')
  let conflict: Conflict | undefined
  const refusal = await answerEdit(form, {
    schema: FORMS[whose] as typeof adminBeerEditForm,
    // What the form leaves empty is to be empty.
    async save({ shown, statusShown: _, image = '', ...record }) {
      const answer = await tryApi(context, changeBeer, { params: { id }, body: { ...record, image } })
      if (!answer.ok && answer.error.code === 'record-changed')
        conflict = conflictOf(answer.error, form, shown)
      return answer
    },
    secrets: [],
    refused,
  })
  if (conflict) return data({ result: undefined, message: null, conflict }, { status: 409 })
  if (refusal) return data({ ...refusal.data, conflict }, { status: refusal.init?.status ?? 400 })
  leaveFlash(context, { kind: 'success', code: 'beerEdit.success' })
  return redirect(to, 303)
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
