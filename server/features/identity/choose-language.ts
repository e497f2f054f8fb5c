import { type Refusal, refuse } from '#contract/errors.ts'
import type { Language } from '#contract/texts/language.ts'
import type { Services } from '../../services.ts'
import { keepLanguage } from './keep-language.ts'

/**
 * Keeps in which language e-mails to who is signed in are written.
 * Refuses: not-signed-in (the session ended meanwhile).
 */
export async function chooseLanguage(
  { db, identity }: Services,
  language: Language,
  headers: Headers,
): Promise<{ language: Language } | Refusal> {
  const session = await identity.ownSession(headers)
  if (!session) return refuse('not-signed-in')
  await keepLanguage(db, session.userId, language)
  return { language }
}
