import { type Refusal, refuse } from '#contract/errors.ts'
import { holdsPageAddress } from '#contract/page-addresses.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

/**
 * What an edit writes anew must hold no address of a page (contract/fields.ts, withoutPageAddress). What stands there
 * already stays: who changes something else is not asked about it. Refuses: malformed, a sentence a field.
 */
export function refusePageAddresses<Name extends string>(
  names: readonly Name[],
  before: Record<Name, string>,
  change: Partial<Record<Name, string | undefined>>,
): Refusal | undefined {
  const wrong = names.filter((name) => {
    const text = change[name]
    return text !== undefined && text !== before[name] && holdsPageAddress(text)
  })
  if (!wrong.length) return undefined
  const fields = Object.fromEntries(wrong.map((name) => [name, textOf(formTexts.pageAddress)]))
  return refuse('malformed', undefined, fields)
}
