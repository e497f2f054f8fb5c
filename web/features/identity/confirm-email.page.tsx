import { data, useNavigation } from 'react-router'
import { confirmEmail } from '#contract/account.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as emailTexts from '#contract/texts/email.ts'
import * as loginTexts from '#contract/texts/login.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { UNTOLD_ADDRESS } from '#web/untold-address.ts'
import type { Route } from './+types/confirm-email.page'
import { IdentityPage } from './identity-page.tsx'

export const handle: PageHandle = { openTo: 'everybody' }

const PATH = '/confirmEmail'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '', isLoggedIn: Boolean(await sessionUser(context)) }
}

/** Only a press of the button confirms: programs that look through mails follow their links too. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token') ?? '')
  if (!token) return data({ confirmed: null, message: textOf(emailTexts.noToken) }, { status: 400 })
  const answer = await tryApi(context, confirmEmail, { body: { token } })
  if (answer.ok) return data({ confirmed: answer.value, message: null })
  return data({ confirmed: null, message: answer.error.message }, { status: answer.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(emailTexts.confirmTitle)} · ${textOf(commonTexts.siteName)}` },
  UNTOLD_ADDRESS,
]

/** `/confirmEmail?token=…`: where the link of a confirmation mail leads, logged in or not. */
export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const isSending = useNavigation().formAction === PATH
  const { token, isLoggedIn } = loaderData
  const wayOn = isLoggedIn ? (
    <LinkButton to="/account">{t(emailTexts.goOn)}</LinkButton>
  ) : (
    <LinkButton to="/login">
      <Spoken text={loginTexts.title} />
    </LinkButton>
  )

  if (actionData?.confirmed) {
    const { email, providerUnlinked, hasPassword } = actionData.confirmed
    return (
      <IdentityPage>
        <h1>{t(emailTexts.confirmed)}</h1>
        <p role="status">
          {t(emailTexts.confirmedLead, { email })}
          {providerUnlinked && ` ${t(hasPassword ? emailTexts.unlinked : emailTexts.unlinkedChoose)}`}
        </p>
        <div>
          {providerUnlinked && !hasPassword ? (
            <LinkButton to="/forgotPassword">{t(accountWords.chooseAPassword)}</LinkButton>
          ) : (
            wayOn
          )}
        </div>
      </IdentityPage>
    )
  }
  const refused = actionData?.message ?? (token ? undefined : t(emailTexts.noToken))
  if (refused) {
    return (
      <IdentityPage>
        <h1>{t(emailTexts.notConfirmed)}</h1>
        <p role="alert">{refused}</p>
        <p>{t(isLoggedIn ? emailTexts.askAgain : emailTexts.askAgainLogIn)}</p>
        <div>{wayOn}</div>
      </IdentityPage>
    )
  }
  return (
    <IdentityPage>
      <h1>{t(emailTexts.confirmTitle)}</h1>
      <p>{t(emailTexts.confirmLead)}</p>
      <PostForm action={PATH}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" wide busy={isSending}>
          {t(accountWords.confirmMyEmail)}
        </Button>
      </PostForm>
    </IdentityPage>
  )
}
