import { randomUUID } from 'node:crypto'
import { isUuid } from '#contract/is-uuid.ts'
import { SHORTFALL_REASONS } from '#contract/shortfall-reasons.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { textOf } from '#contract/texts/text.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'
import { chosenUnits } from '#web/ui/take-out/chosen-units.ts'
import { stepsOf } from '../parcels-address.ts'
import type { ShownParcel } from '../show-parcel.server.ts'

/**
 * What its brewery cannot send of a parcel, as the address of its page chooses it: `question` once that is complete, which is asked
 * before anything happens. Undefined of a parcel of which nothing can be taken out.
 */
export function showShort(parcel: ShownParcel, query: URLSearchParams) {
  if (!stepsOf(parcel).includes('short')) return undefined
  const offered = parcel.lines.flatMap(({ toSend: left, ...line }) => (left > 0 ? [{ ...line, left }] : []))
  const tellsSums = offered.every(({ unitPrice }) => unitPrice !== null)
  const isOpen = query.get('do') === 'short'
  const key = isOpen ? query.get('key') : null
  const { typed, errors, chosen, isWhole, cents } = chosenUnits(query, offered)
  const reason = SHORTFALL_REASONS.find((each) => each === query.get('reason'))
  const told: FieldError[] = [...errors]
  if (!reason) told.push({ fieldId: 'reason', text: textOf(removalsTexts.noReason) })
  const isAsked = key !== null && isUuid(key) && reason && !errors.length
  return {
    form: { isOpen, offered, typed, reason, newKey: randomUUID(), errors: key === null ? [] : told },
    question: isAsked ? { key, reason, chosen, isWhole, cents: tellsSums ? cents : null } : undefined,
  }
}

export type ShownShort = NonNullable<ReturnType<typeof showShort>>
