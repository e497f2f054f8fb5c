import { onlyAdmins } from '../answers.ts'
import type { Row } from '../row.ts'

/** What was looked for in vain. */
export const FRUITLESS_SEARCHES: Row[] = [
  { call: 'listFruitlessSearches', ask: () => ({ query: '?days=90' }), answers: onlyAdmins(200) },
]
