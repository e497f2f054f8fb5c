import type { AgeAnswer } from '#contract/age-answer.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'

/**
 * Whether somebody buys nothing here, whatever lies in their cart. Refuses: sellers-cannot-buy (every role but Person),
 * minor-cannot-buy.
 * @param caller null for a visitor, who may yet log in as a buyer
 * @param age what this browser answered at the age gate; programs are not asked
 */
export function refuseBuyer(
  caller: SessionUser | null,
  age: AgeAnswer | undefined,
): (Refusal & { refused: 'sellers-cannot-buy' | 'minor-cannot-buy' }) | undefined {
  if (caller && caller.role !== 'Person')
    return { ...refuse('sellers-cannot-buy'), refused: 'sellers-cannot-buy' }
  if (age === 'minor') return { ...refuse('minor-cannot-buy'), refused: 'minor-cannot-buy' }
  return undefined
}
