import { data } from 'react-router'
import { PARCELS_A_BATCH } from '#contract/limits.ts'
import { shipments, shipParcels } from '#contract/parcels.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as parcelPasteTexts from '#contract/texts/parcel-paste.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { malformedForm, textIn } from '#web/request/read-form.ts'
import { type NamedAnswer, nameAnswers } from '../name-answers.server.ts'
import { type PreviewedLine, previewPasted } from './preview-pasted.server.ts'
import { readPasted } from './read-pasted.ts'

/** What the page shows after a form of it: `lines` as they stand in its field. */
type Shown = { lines: string; problem?: string; preview?: PreviewedLine[]; answers?: NamedAnswer[] }

const shown = (answer: Shown, status = 200) => data(answer, { status })

/** Goes through pasted lines, or sends what was gone through and confirmed. */
export async function answerPaste(context: PageContext, form: FormData, companyId: string) {
  const lines = textIn(form, 'lines')
  if (form.get('intent') === 'send') return sendReviewed(context, form, lines, companyId)
  const read = readPasted(lines)
  if (!read.length) return shown({ lines, problem: textOf(parcelPasteTexts.nothing) }, 400)
  if (read.length > PARCELS_A_BATCH) {
    const problem = textOf(parcelPasteTexts.tooManyLines, { count: numberText(read.length) })
    return shown({ lines, problem }, 400)
  }
  return shown({ lines, preview: await previewPasted(context, companyId, read) })
}

/** What is sent is what was shown, whatever stands in the field by now; what was refused stands there afterwards. */
async function sendReviewed(context: PageContext, form: FormData, lines: string, companyId: string) {
  const parsed = shipments.safeParse({ parcels: parcelsIn(textIn(form, 'parcels')) })
  if (!parsed.success) throw malformedForm({})
  const answer = await tryApi(context, shipParcels, { params: { id: companyId }, body: parsed.data })
  if (!answer.ok) return shown({ lines, problem: answer.error.message }, answer.status)
  const answers = await nameAnswers(context, companyId, answer.value.parcels)
  const left = answers.flatMap(({ outcome, code }, at) => {
    const { carrier, tracking } = parsed.data.parcels[at]!
    return outcome === 'refused' ? [[code, carrier, tracking].join('\t')] : []
  })
  return shown({ lines: left.join('\n'), answers })
}

function parcelsIn(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
