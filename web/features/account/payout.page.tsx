import { getPayoutAccount } from '#contract/payout-accounts.ts'
import { PAYOUT_DESTINATION_KINDS, type PayoutDestinationKind } from '#contract/payout-destination.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { withNext } from '#web/request/own-path.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'
import { readForm } from '#web/request/read-form.ts'
import { SECOND_FACTOR_PAGE } from '#web/request/second-factor-page.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import type { Route } from './+types/payout.page'
import { answerPayoutAccount } from './answer-payout-account.server.ts'
import { PayoutAccountFacts } from './payout-account-facts.tsx'
import { PayoutAccountForm } from './payout-account-form.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle: PageHandle = { openTo: ['Company'] }

const kindIn = (asked: string | null) => PAYOUT_DESTINATION_KINDS.find((kind) => kind === asked)
const addressOf = (kind: PayoutDestinationKind) => `${PAYOUT_PAGE}?kind=${kind}`

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const found = await callApi(context, getPayoutAccount, { params: { companyId: user.id } })
  const { account, usualKind } = found
  return {
    ...found,
    user,
    kind: kindIn(url.searchParams.get('kind')) ?? account?.masked.kind ?? usualKind,
    isHeld: account !== null && Date.parse(account.payableFrom) > Date.now(),
    timeZone: context.get(pageRequest).settings.timeZone,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const { id: companyId } = context.get(signedIn)
  const kind = kindIn(String(form.get('kind'))) ?? 'lines'
  return answerPayoutAccount(context, form, { companyId, kind })
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(payoutAccountTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/account/payout`: where a brewery is paid to, and another account for it. */
export default function PayoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { user, account, isHeld, timeZone, hasSecondFactor } = loaderData
  return (
    <SettingsPage user={user} title={t(payoutAccountTexts.title)} lead={t(payoutAccountTexts.lead)}>
      <section data-part="" className="stack gap-4" aria-labelledby="present">
        <h2 id="present">{t(payoutAccountTexts.present)}</h2>
        {account ? (
          <PayoutAccountFacts account={account} isHeld={isHeld} momentOf={momentWords(timeZone)} />
        ) : (
          <p>{t(payoutAccountTexts.none)}</p>
        )}
      </section>
      {hasSecondFactor ? (
        <Change loaderData={loaderData} actionData={actionData} />
      ) : (
        <FactorFirst refused={actionData?.message} />
      )}
    </SettingsPage>
  )
}

/** What saving an account takes, and the way there and back. @param refused for who turned it off in another tab meanwhile */
function FactorFirst({ refused }: { refused: string | null | undefined }) {
  const t = useText()
  return (
    <section data-part="" className="stack gap-4" aria-labelledby="factor">
      {refused && <ErrorSummary title={t(payoutAccountTexts.failed)} errors={[{ text: refused }]} />}
      <h2 id="factor">{t(payoutAccountTexts.factorTitle)}</h2>
      <p>{t(payoutAccountTexts.factorLead)}</p>
      <div>
        <LinkButton to={withNext(SECOND_FACTOR_PAGE, PAYOUT_PAGE)}>
          {t(payoutAccountTexts.setUpFactor)}
        </LinkButton>
      </div>
    </section>
  )
}

function Change({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const t = useText()
  const { account, kind } = loaderData
  return (
    <section data-part="" className="stack gap-4" aria-labelledby="change">
      <h2 id="change">{t(account ? payoutAccountTexts.changeTitle : payoutAccountTexts.firstTitle)}</h2>
      <nav aria-label={t(payoutAccountTexts.kinds)}>
        <ul className="row gap-2">
          {PAYOUT_DESTINATION_KINDS.map((each) => (
            <li key={each}>
              <Chip to={addressOf(each)} chosen={each === kind} preventScrollReset>
                {t(payoutAccountTexts.kindNames[each])}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <PayoutAccountForm
        // What was saved stands there no more, in full view of whoever comes next.
        key={`${kind} ${account?.savedAt}`}
        kind={kind}
        action={addressOf(kind)}
        result={actionData?.result}
        message={actionData?.message}
      />
    </section>
  )
}
