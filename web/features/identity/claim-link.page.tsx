import { getBreweryClaim } from '#contract/brewery-claims.ts'
import { refusalText } from '#contract/errors.ts'
import * as breweryClaimTexts from '#contract/texts/brewery-claim.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as loginTexts from '#contract/texts/login.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { UNTOLD_ADDRESS } from '#web/untold-address.ts'
import type { Route } from './+types/claim-link.page'
import { answerClaimLink } from './answer-claim-link.server.ts'
import { ConfirmClaim } from './confirm-claim.tsx'
import { IdentityPage } from './identity-page.tsx'
import { LogOutFirst } from './log-out-first.tsx'
import { NameAndPasswordForm } from './name-and-password-form.tsx'
import { readLink, tokenOf } from './read-link.server.ts'

export const handle: PageHandle = { openTo: 'everybody' }

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readLink(context, url, (token) => tryApi(context, getBreweryClaim, { query: { token } }))

/** Only a press of a button does something: programs that look through mails follow their links too. */
export const action = async ({ context, request, url }: Route.ActionArgs) =>
  answerClaimLink(context, tokenOf(url), await readForm(request))

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(breweryClaimTexts.isItYours)} · ${textOf(commonTexts.siteName)}` },
  UNTOLD_ADDRESS,
]

/** `/claimBrewery?token=…`: where mails lead who claims a brewery, to confirm that first, and to take it over once it is theirs. */
export default function ClaimLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { here, offered: claim, isLoggedIn } = loaderData
  if (actionData?.confirmed) {
    return (
      <IdentityPage>
        <h1>{t(breweryClaimTexts.confirmedTitle)}</h1>
        <p role="status">{t(breweryClaimTexts.confirmed, actionData.confirmed)}</p>
      </IdentityPage>
    )
  }
  if (actionData?.taken) {
    const { company, email } = actionData.taken
    return (
      <IdentityPage>
        <h1>{t(breweryClaimTexts.takenTitle, { company })}</h1>
        <p role="status">{t(breweryClaimTexts.takenLead, { email })}</p>
        <div>
          <LinkButton to="/login" size="large">
            <Spoken text={loginTexts.title} />
          </LinkButton>
        </div>
      </IdentityPage>
    )
  }
  if (!claim) {
    return (
      <IdentityPage>
        <h1>{t(breweryClaimTexts.overTitle)}</h1>
        <p role="alert">{refusalText('brewery-claim-over')}</p>
      </IdentityPage>
    )
  }
  const { company, email, hasAccount, state } = claim
  const isTheirs = state === 'accepted'
  return (
    <IdentityPage>
      <header className="stack gap-3">
        <h1>{t(isTheirs ? breweryClaimTexts.takeOverTitle : breweryClaimTexts.confirmTitle, { company })}</h1>
        {!hasAccount && (
          <p>{t(isTheirs ? breweryClaimTexts.takeOverLead : breweryClaimTexts.confirmLead, { email })}</p>
        )}
      </header>
      {hasAccount ? (
        <p role="alert">{refusalText('claimant-has-account')}</p>
      ) : !isTheirs ? (
        <ConfirmClaim action={here} claim={claim} message={actionData?.message} />
      ) : isLoggedIn ? (
        <LogOutFirst text={breweryClaimTexts.signedIn} />
      ) : (
        <NameAndPasswordForm
          action={here}
          result={actionData?.result}
          message={actionData?.message}
          submit={breweryClaimTexts.takeOver}
          failed={breweryClaimTexts.notTakenOver}
        />
      )}
    </IdentityPage>
  )
}
