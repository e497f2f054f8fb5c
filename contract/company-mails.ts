import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LOW_STOCK_MAIL_MOST_UNITS } from './limits.ts'
import { SALES_MAILS } from './sales-mails.ts'
import * as companyMailsTexts from './texts/company-mails.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** The mails that a brewery chooses to get about its sales and its shelf. */

const units = said(formTexts.wholeBetween, { min: 1, max: LOW_STOCK_MAIL_MOST_UNITS })

const companyMailsChoice = z.strictObject({
  sales: z.enum(SALES_MAILS, said(companyMailsTexts.salesMissing)),
  lowStock: z
    .int(units)
    .min(1, units)
    .max(LOW_STOCK_MAIL_MOST_UNITS, units)
    .nullable()
    .describe(
      'Of beers of which no more units than this are on hand it is mailed, in the morning; null: of none',
    ),
})
export type CompanyMailsChoice = z.output<typeof companyMailsChoice>

const chosen = companyMailsChoice.extend({
  emailVerified: z.boolean().describe('Nothing is mailed of the shelf before the e-mail is confirmed'),
})

const ofCompany = z.object({ id: z.string() })

export const getCompanyMails = endpoint({
  method: 'GET',
  path: '/company/{id}/mails',
  summary: 'Which mails a company has chosen to get about its sales and its shelf. For itself alone.',
  access: ['Company'],
  params: ofCompany,
  response: chosen,
  status: 200,
})

export const chooseCompanyMails = endpoint({
  method: 'PUT',
  path: '/company/{id}/mails',
  summary:
    'Chooses which mails the session’s company gets: of each sale, of each day’s sales or of none; and of beers that fall to so many units.',
  access: ['Company'],
  params: ofCompany,
  body: companyMailsChoice,
  response: chosen,
  status: 200,
})
