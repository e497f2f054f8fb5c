import { z } from 'zod'
import { waitingWork } from './admin-today.ts'
import { endpoint } from './endpoint.ts'
import { choice, pageNumber, queryId, soughtIfSet, uuid } from './fields.ts'
import { buyer, company } from './identity.ts'
import { ADMIN_ROWS_PER_PAGE, EMAIL_MAX_CHARACTERS, PLAIN_LIST_LIMIT } from './limits.ts'
import { BUYER_SORTS, SELLER_SORTS } from './people-sorts.ts'
import { STAFF_ROLES } from './staff-roles.ts'

/** The lists of people, for admins alone. */

const peopleFilter = z.strictObject({
  q: soughtIfSet(EMAIL_MAX_CHARACTERS),
  status: choice(['true', 'false']),
  country: soughtIfSet(60),
  deleted: choice(['1']),
})
/** `q` is a part of what a person is found by, whatever its case and accents; `deleted` brings deleted accounts along. */
export type PeopleFilter = z.output<typeof peopleFilter>

const dir = choice(['asc', 'desc'])
const buyerQuery = peopleFilter.extend({ sort: choice(BUYER_SORTS), dir, pag: pageNumber })
const sellerQuery = peopleFilter.extend({ sort: choice(SELLER_SORTS), dir, pag: pageNumber })
export type SellerQuery = z.output<typeof sellerQuery>

const paged = { total: z.number(), totalPages: z.number() }
const buyerPage = z.object({ persons: z.array(buyer), ...paged })
const sellerPage = z.object({ companies: z.array(company), ...paged })

const FORMS = `Deleted accounts only with \`deleted=1\`. With any query: a page of ${ADMIN_ROWS_PER_PAGE} with totalPages, newest first unless sorted. Without: an array, newest first, at most ${PLAIN_LIST_LIMIT}, with a Link to the next.`

export const listPersons = endpoint({
  method: 'GET',
  path: '/persons',
  summary: `Buyers, searched by name, document and e-mail. ${FORMS}`,
  access: ['Admin'],
  query: buyerQuery.extend({ cursor: queryId }),
  response: z.union([buyerPage, z.array(buyer)]),
  status: 200,
})

export const listCompanies = endpoint({
  method: 'GET',
  path: '/companies',
  summary: `Sellers, and breweries that nobody signs in for; searched by company, name, document and e-mail. ${FORMS}`,
  access: ['Admin'],
  query: sellerQuery.extend({ cursor: queryId }),
  response: z.union([sellerPage, z.array(company)]),
  status: 200,
})

export const downloadPersons = endpoint({
  method: 'GET',
  path: '/admin/persons.csv',
  summary: 'The list of buyers as a file for spreadsheets, newest first. Leaves an entry in the audit log.',
  access: ['Admin'],
  query: peopleFilter,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})

export const downloadCompanies = endpoint({
  method: 'GET',
  path: '/admin/companies.csv',
  summary: 'The list of sellers as a file for spreadsheets, newest first. Leaves an entry in the audit log.',
  access: ['Admin'],
  query: peopleFilter,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})

export const admin = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  status: z.boolean(),
  secondFactor: z.boolean().describe('Whether signing in takes a code besides the password'),
})
export type Admin = z.output<typeof admin>

export const listAdmins = endpoint({
  method: 'GET',
  path: '/admin/admins',
  summary: `Who administers the shop, by name, at most ${PLAIN_LIST_LIMIT}.`,
  access: ['Admin'],
  response: z.object({ admins: z.array(admin), ...paged }),
  status: 200,
})

export const getPanel = endpoint({
  method: 'GET',
  path: '/admin/panel',
  summary: 'How many people there are, and what waits for an admin.',
  access: ['Admin'],
  response: z.object({
    buyers: z.number(),
    sellers: z.number().describe('Breweries that nobody signs in for included'),
    ...waitingWork.shape,
  }),
  status: 200,
})
