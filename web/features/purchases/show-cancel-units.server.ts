import { randomUUID } from 'node:crypto'
import { isUuid } from '#contract/is-uuid.ts'
import type { OwnPurchase } from '#contract/purchases.ts'
import { chooseAgain, chosenUnits } from '#web/ui/take-out/chosen-units.ts'

/**
 * Which units of one brewery's part an order's buyer no longer wants, as the address of its page chooses them: `question` once that
 * is complete, which is asked before they are cancelled. Undefined where none are asked for, or none can be cancelled any more.
 */
export function showCancelUnits({ parcels, Items }: OwnPurchase, url: URL) {
  const query = url.searchParams
  const companyId = query.get('units')
  const parcel = parcels.find((each) => each.companyId === companyId && each.refund !== null)
  if (!parcel) return undefined
  const offered = Items.filter((item) => item.companyId === companyId && item.left > 0)
  const key = query.get('key')
  const { typed, errors, chosen, isWhole, cents } = chosenUnits(query, offered)
  const isAsked = key !== null && isUuid(key) && !errors.length
  return {
    company: parcel.company,
    companyId: parcel.companyId,
    form: { offered, typed, newKey: randomUUID(), errors: key === null ? [] : errors },
    question: isAsked ? { key, chosen, isWhole, cents, chooseAt: chooseAgain(url) } : undefined,
  }
}

export type ShownCancelUnits = NonNullable<ReturnType<typeof showCancelUnits>>
