import { eq } from 'drizzle-orm'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import * as mailApiKeyTexts from '#contract/texts/mail-api-key.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import { apiKeys } from '#database/schema.ts'
import type { KeptPayload } from '../../outbox/mail-kinds.ts'
import type { MailContent } from './mail-content.ts'

type Words = { subject: Text; title: Text; lead: Text }

/** Told by what the key begins with: what it is called somebody else may have written. */
function writer({ subject, title, lead }: Words) {
  return async (
    db: Database,
    publicUrl: string,
    { keyId }: KeptPayload<'api-key-made'>,
  ): Promise<MailContent | undefined> => {
    const [key] = await db.select().from(apiKeys).where(eq(apiKeys.id, keyId))
    if (!key) return undefined
    return {
      subject: textOf(subject),
      title: textOf(title),
      lead: textOf(lead, { prefix: key.prefix }),
      facts: key.scopes.map((scope) => `${scope}: ${textOf(apiKeysTexts.SCOPES[scope])}`),
      lines: [],
      button: {
        text: textOf(mailApiKeyTexts.toKeys),
        address: `${publicUrl}/company/${key.companyId}/keys`,
      },
    }
  }
}

/** That somebody made a key of the company; undefined once it is forgotten. */
export const writeKeyMadeMail = writer({
  subject: mailApiKeyTexts.madeSubject,
  title: mailApiKeyTexts.madeTitle,
  lead: mailApiKeyTexts.madeLead,
})

/** That a key is over, because it came in an address. */
export const writeKeyLeakedMail = writer({
  subject: mailApiKeyTexts.leakedSubject,
  title: mailApiKeyTexts.leakedTitle,
  lead: mailApiKeyTexts.leakedLead,
})
