import type { contactTexts as original } from '../contact.ts'
import type { InEnglish } from '../translated.ts'

export const contactTexts: InEnglish<typeof original> = {
  'contact.lead': 'A question, a problem with a purchase, an idea: write to us.',
  'contact.about': 'About your purchase {code} of {date}',
  'contact.aboutLead': 'When you send it, your message arrives with the number of your purchase.',
  'contact.thanks': 'We answer to the e-mail that you left us.',
}
