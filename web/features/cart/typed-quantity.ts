/**
 * What a typed quantity means (specification section 5): a number is cut to whole units and never below 0, what is no
 * number is 0, and an empty box changes nothing (decisions, "Cart and paying").
 */
export function typedQuantity(text: string, current: number): number {
  if (text.trim() === '') return current
  const number = Math.trunc(Number(text))
  return Number.isFinite(number) ? Math.max(0, number) : 0
}
