const PATH = '/admin/commissions'

/** What the page asks about, or shows a form for. */
export type RuleStep = 'new' | 'change' | 'remove'

/** The page where a form or a question stands open; without a step, the page itself. @param id the rule it is about */
export function commissionsAt(step?: RuleStep, id?: string): string {
  if (!step) return PATH
  return `${PATH}?${new URLSearchParams({ do: step, ...(id && { id }) })}`
}
