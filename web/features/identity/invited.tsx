import type { SubmissionResult } from '@conform-to/react'
import { refusalText } from '#contract/errors.ts'
import * as loginTexts from '#contract/texts/login.ts'
import * as teamTexts from '#contract/texts/team.ts'
import type { Text } from '#contract/texts/text.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { IdentityPage } from './identity-page.tsx'
import { LogOutFirst } from './log-out-first.tsx'
import { NameAndPasswordForm } from './name-and-password-form.tsx'

/** After it was accepted: what they are now, and the way to log in. */
export function Joined({ title, email }: { title: string; email: string }) {
  const t = useText()
  return (
    <IdentityPage>
      <h1>{title}</h1>
      <p role="status">{t(teamTexts.joinedLead, { email })}</p>
      <div>
        <LinkButton to="/login" size="large">
          <Spoken text={loginTexts.title} />
        </LinkButton>
      </div>
    </IdentityPage>
  )
}

/** Of a link that works no more. */
export function InvitationOver() {
  const t = useText()
  return (
    <IdentityPage>
      <h1>{t(teamTexts.overTitle)}</h1>
      <p role="alert">{refusalText('team-link-over')}</p>
    </IdentityPage>
  )
}

type Props = {
  title: string
  /** What the role is called, and what it may do. */
  role: { name: Text; may: Text }
  invitation: { email: string; hasAccount: boolean }
  isLoggedIn: boolean
  /** The page's own address, with the link's token. */
  here: string
  submit: Text
  answered: { result: SubmissionResult | undefined; message: string | null } | undefined
}

/** What somebody is invited to, and the form with which they join; not with an e-mail that has an account, nor beside one that is open. */
export function Invited({ title, role, invitation, isLoggedIn, here, submit, answered }: Props) {
  const t = useText()
  const { email, hasAccount } = invitation
  return (
    <IdentityPage>
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p>{t(teamTexts.joinAs, { role: t(role.name), may: t(role.may) })}</p>
        {!hasAccount && !isLoggedIn && <p className="quiet">{t(teamTexts.joinWith, { email })}</p>}
      </header>
      {hasAccount ? (
        <p role="alert">{refusalText('invited-has-account')}</p>
      ) : isLoggedIn ? (
        <LogOutFirst text={teamTexts.signedIn} />
      ) : (
        <NameAndPasswordForm
          action={here}
          result={answered?.result}
          message={answered?.message}
          submit={submit}
          failed={teamTexts.notJoined}
        />
      )}
    </IdentityPage>
  )
}
