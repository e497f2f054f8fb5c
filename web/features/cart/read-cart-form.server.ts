import { MAX_PRICE_CENTS } from '#contract/limits.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import { malformedForm } from '#web/request/read-form.ts'

const INTENTS = ['set', 'buy', 'remove', 'accept'] as const
const STEPS = ['1', '-1', '']
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a form asks of the cart (see cart-form.ts). `quantity` is as it was typed: '' changes nothing. */
export type CartForm = {
  beerId: string
  intent: (typeof INTENTS)[number]
  /** What the form's page showed as the price. */
  seenCents: number
  quantity: string
  step: number
}

/** Reads a form that changes the cart; `intent` is `set` unless said. @throws 400 with the fields that are not as cart-form.ts says */
export function readCartForm(form: FormData): CartForm {
  const text = (name: string) => String(form.get(name) ?? '')
  const beerId = text('beerId').toLowerCase()
  const intent = INTENTS.find((known) => known === (text('intent') || 'set'))
  const isPrice = /^\d{1,7}$/.test(text('seenCents')) && Number(text('seenCents')) <= MAX_PRICE_CENTS
  const wrong = {
    ...(!UUID.test(beerId) && { beerId: textOf(formTexts.badId) }),
    ...(!isPrice && { seenCents: textOf(formTexts.price) }),
    ...(!STEPS.includes(text('step')) && { step: textOf(formTexts.notOffered) }),
  }
  if (!intent) throw malformedForm({ ...wrong, intent: textOf(formTexts.notOffered) })
  if (Object.keys(wrong).length) throw malformedForm(wrong)
  return {
    beerId,
    intent,
    seenCents: Number(text('seenCents')),
    quantity: text('quantity'),
    step: Number(text('step')),
  }
}
