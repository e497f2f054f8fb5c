const PATH = '/admin/advertising'

/** What the page shows a form for, or asks about. */
export type PlacementStep = 'new' | 'change' | 'withdraw'

/**
 * The page where a form or a question stands open; without a step, the page itself.
 * @param more what it is about and what was chosen for it already: `id` of a placement, `place`, `beerId`, `companyId`, `q`
 */
export function advertisingAt(step?: PlacementStep, more: Record<string, string> = {}): string {
  return step ? `${PATH}?${new URLSearchParams({ do: step, ...more })}` : PATH
}
