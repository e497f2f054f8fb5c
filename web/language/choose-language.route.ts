import { redirect } from 'react-router'
import { chooseLanguage } from '#contract/account.ts'
import { LANGUAGE_COOKIE, LANGUAGE_KEPT_SECONDS } from '#contract/language-cookie.ts'
import * as formTexts from '#contract/texts/form.ts'
import { isLanguage } from '#contract/texts/language.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { keepCookie } from '#web/request/own-cookies.ts'
import { ownPath } from '#web/request/own-path.ts'
import { malformedForm, readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import type { Route } from './+types/choose-language.route'

export const handle: PageHandle = { openTo: 'everybody' }

/** `POST /language`: keeps the chosen language, for e-mails too, and leads back. Whoever only follows the address goes home. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const language = form.get('language')
  if (!isLanguage(language)) throw malformedForm({ language: textOf(formTexts.notOffered) })
  keepCookie(context, LANGUAGE_COOKIE, language, LANGUAGE_KEPT_SECONDS)
  // What is shown has changed either way; that mails follow may wait for another time.
  if (await sessionUser(context)) await tryApi(context, chooseLanguage, { body: { language } })
  return redirect(ownPath(String(form.get('next') ?? '')) ?? '/home', 303)
}

export function loader() {
  return redirect('/home', 303)
}
