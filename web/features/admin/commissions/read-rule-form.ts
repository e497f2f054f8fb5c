import type { addCommissionRule } from '#contract/commission.ts'
import type { InputOf } from '#contract/endpoint.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'
import { plainNumber } from '../plain-number.ts'

type Rule = Omit<NonNullable<InputOf<typeof addCommissionRule>['body']>, 'seen'>

const FIELDS = ['companyId', 'type', 'from', 'until', 'percent', 'fixed', 'taxPercent', 'reason'] as const
const PERCENT = { beside: /%/ }
const DOLLARS = { beside: /^U\$S|^\$/i }

/** The fields of a form as they were typed, so that it keeps them. */
export function typedRule(form: FormData): Record<string, string> {
  return Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')]))
}

/**
 * The form of a rule → what the call takes; or what is wrong with its numbers, by field. A fixed amount or tax that was left
 * empty is none; who keeps nothing of the price says 0.
 */
export function readRuleForm(form: FormData): { rule: Rule } | { wrong: Record<string, string> } {
  const { companyId, type, from, until, percent, fixed, taxPercent } = typedRule(form)
  const numbers = {
    percent: plainNumber(percent!, PERCENT),
    fixed: plainNumber(fixed!, DOLLARS),
    taxPercent: plainNumber(taxPercent!, PERCENT),
  }
  // A sign alone is no number either.
  if ('value' in numbers.percent && numbers.percent.value === '')
    return { wrong: { percent: textOf(formTexts.required) } }
  const wrong = Object.entries(numbers).flatMap(([field, read]) =>
    'wrong' in read ? [[field, read.wrong]] : [],
  )
  if (wrong.length) return { wrong: Object.fromEntries(wrong) }
  const numberOf = (read: { value: string } | { wrong: string }) => ('value' in read ? Number(read.value) : 0)
  return {
    rule: {
      // What is no style is refused by the call, at its field.
      ...{ companyId, type: type as Rule['type'], from, until },
      ...{
        percent: numberOf(numbers.percent),
        fixed: numberOf(numbers.fixed),
        taxPercent: numberOf(numbers.taxPercent),
      },
    },
  }
}
