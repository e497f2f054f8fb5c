import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { lettersOf, phoneOf, text, withoutPageAddress } from './fields.ts'
import { CONTACT_MESSAGE_MAX_CHARACTERS, EMAIL_MAX_CHARACTERS } from './limits.ts'
import * as accountWords from './texts/account-words.ts'
import * as contactTexts from './texts/contact.ts'
import { said } from './texts/said.ts'

/** A message to the shop, page and API alike (specification section 5, Contact). */
export const contactMessage = z.strictObject({
  name: withoutPageAddress(lettersOf(80, said(accountWords.enterYourName), said(accountWords.mustBeAName))),
  email: z
    .string(said(accountWords.enterYourEmail))
    .trim()
    .toLowerCase()
    .min(1, said(accountWords.enterYourEmail))
    .max(EMAIL_MAX_CHARACTERS, said(contactTexts.emailInvalid))
    .pipe(z.email(said(contactTexts.emailInvalid))),
  phone: phoneOf(said(contactTexts.phoneMissing), said(contactTexts.phoneInvalid)),
  // Forms send a line's end as two characters, which the page counts as one.
  message: z
    .string(said(contactTexts.messageMissing))
    .overwrite((value) => value.replaceAll('\r\n', '\n'))
    .pipe(text(CONTACT_MESSAGE_MAX_CHARACTERS, said(contactTexts.messageMissing))),
  // What is no purchase of the writer's goes along with nothing: the message counts.
  purchase: z
    .string()
    .max(80)
    .optional()
    .describe('The purchase that it is about: its id, for its own buyer while logged in'),
})

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contactme',
  summary: 'Stores a message to the shop and mails it there. 429 after too many from one address or e-mail.',
  access: 'anyone',
  body: contactMessage,
  response: z.object({ message: z.string() }),
  status: 201,
})
