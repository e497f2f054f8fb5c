import { typedQuantity } from '#contract/typed-quantity.ts'

/** Names the field of how many units of a beer. */
export const unitsField = (beerId: string): string => `units-${beerId}`

const UNITS = /^units-(.+)$/

/** How many units of each beer a form, or an address, names; those of which it names none are left out. */
export function unitsIn(typed: Iterable<[string, unknown]>): { ProductId: string; quantity: number }[] {
  const lines: { ProductId: string; quantity: number }[] = []
  for (const [name, value] of typed) {
    const ProductId = UNITS.exec(name)?.[1]
    const quantity = typeof value === 'string' ? typedQuantity(value, 0) : 0
    if (ProductId && quantity > 0) lines.push({ ProductId, quantity })
  }
  return lines
}
