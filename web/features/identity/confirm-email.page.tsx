import { data, useNavigation } from 'react-router'
import { confirmEmail } from '#contract/account.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { tryApi } from '#web/api.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import type { Route } from './+types/confirm-email.page'
import { Door } from './door.tsx'

export const handle: PageHandle = { openTo: 'everybody' }

const PATH = '/confirmEmail'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '', isLoggedIn: Boolean(await sessionUser(context)) }
}

/** Only a press of the button confirms: programs that look through mails follow their links too. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token') ?? '')
  if (!token) return data({ confirmed: null, message: textOf('email.noToken') }, { status: 400 })
  const answer = await tryApi(context, confirmEmail, { body: { token } })
  if (answer.ok) return data({ confirmed: answer.value, message: null })
  return data({ confirmed: null, message: answer.error.message }, { status: answer.status })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf('email.confirmTitle')} · ${textOf('site.name')}` },
  { name: 'referrer', content: 'no-referrer' },
]

/** `/confirmEmail?token=…`: where the link of a confirmation mail leads, logged in or not. */
export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const isSending = useNavigation().formAction === PATH
  const { token, isLoggedIn } = loaderData
  const wayOn = isLoggedIn ? (
    <LinkButton to="/account">{t('email.goOn')}</LinkButton>
  ) : (
    <LinkButton to="/login">
      <Spoken code="login.title" />
    </LinkButton>
  )

  if (actionData?.confirmed) {
    const { email, providerUnlinked, hasPassword } = actionData.confirmed
    return (
      <Door>
        <h1>{t('email.confirmed')}</h1>
        <p role="status">
          {t('email.confirmedLead', { email })}
          {providerUnlinked && ` ${t(hasPassword ? 'email.unlinked' : 'email.unlinkedChoose')}`}
        </p>
        <div>
          {providerUnlinked && !hasPassword ? (
            <LinkButton to="/forgotPassword">{t('email.choosePassword')}</LinkButton>
          ) : (
            wayOn
          )}
        </div>
      </Door>
    )
  }
  const refused = actionData?.message ?? (token ? undefined : t('email.noToken'))
  if (refused) {
    return (
      <Door>
        <h1>{t('email.notConfirmed')}</h1>
        <p role="alert">{refused}</p>
        <p>{t(isLoggedIn ? 'email.askAgain' : 'email.askAgainLogIn')}</p>
        <div>{wayOn}</div>
      </Door>
    )
  }
  return (
    <Door>
      <h1>{t('email.confirmTitle')}</h1>
      <p>{t('email.confirmLead')}</p>
      <PostForm action={PATH}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" wide busy={isSending}>
          {t('email.confirm')}
        </Button>
      </PostForm>
    </Door>
  )
}
