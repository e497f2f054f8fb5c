import { readingsOf, typedNumber } from './typed-numbers.ts'

const COUNTED = { whole: true }

/**
 * What a typed quantity means (specification section 5): a number is cut to whole units and never below 0, what is no
 * number is 0, and an empty box changes nothing (decisions, "Cart and paying"). Nor does what might be two numbers.
 */
export function typedQuantity(text: string, current: number): number {
  const number = typedNumber(text, COUNTED)
  if (number === undefined || readingsOf(text, COUNTED)) return current
  return Math.max(0, Math.trunc(number) || 0)
}
