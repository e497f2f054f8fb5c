import { onlyAdmins } from '../answers.ts'
import type { Row } from '../row.ts'

const LISTS = ['listPersons', 'listCompanies'] as const

/** The lists of people and what stands beside them on the panel: for admins alone. */
export const LISTS_OF_PEOPLE: Row[] = [
  ...LISTS.flatMap((call): Row[] => [
    { call, ask: () => ({}), answers: onlyAdmins(200) },
    { call, says: 'searched', ask: () => ({ query: '?q=a&status=true' }), answers: onlyAdmins(200) },
  ]),
  { call: 'downloadPersons', ask: () => ({}), answers: onlyAdmins(200) },
  { call: 'downloadCompanies', ask: () => ({}), answers: onlyAdmins(200) },
  { call: 'listAdmins', ask: () => ({}), answers: onlyAdmins(200) },
  { call: 'getPanel', ask: () => ({}), answers: onlyAdmins(200) },
]
