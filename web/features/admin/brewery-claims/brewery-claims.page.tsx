import { useEffect } from 'react'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminBreweryClaimsTexts from '#contract/texts/admin-brewery-claims.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { titled } from '#web/head/head-of.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { useMay } from '#web/layout/use-may.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import type { DecisionPlace } from '../decision-place.ts'
import type { Route } from './+types/brewery-claims.page'
import { claimsAddress } from './claims-address.ts'
import { ClaimsTable } from './claims-table.tsx'
import { answerClaimDecision } from './decide-claim.server.ts'
import { DecideClaimSheet } from './decide-claim-sheet.tsx'
import { showClaims } from './show-claims.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-care' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showClaims(context, url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerClaimDecision(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [{ title: titled(textOf(adminBreweryClaimsTexts.title)) }]

const LISTS: [DecisionPlace['state'], Text][] = [
  ['open', adminReportsTexts.openList],
  ['decided', adminReportsTexts.decidedList],
]

/** `/admin/brewery-claims`: who says that an imported brewery is theirs, to be accepted or refused. */
export default function BreweryClaimsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const { place, claims, counts, totalPages, timeZone } = loaderData
  const mayDecide = useMay()('care')
  const deciding = claims.find(({ id, state }) => mayDecide && id === place.decide && state === 'waiting')

  useEffect(() => {
    if (actionData && !deciding) toast.error(actionData.message)
  }, [actionData, deciding, toast])

  return (
    <AdminPage title={t(adminBreweryClaimsTexts.title)} lead={t(adminBreweryClaimsTexts.lead)}>
      {actionData && !deciding && (
        <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: actionData.message }]} />
      )}
      {deciding && <DecideClaimSheet key={deciding.id} claim={deciding} at={place} failed={actionData} />}
      <nav aria-label={t(adminBreweryClaimsTexts.lists)}>
        <ul className="wrap gap-2">
          {LISTS.map(([state, text]) => (
            <li key={state}>
              <Chip to={claimsAddress({ state })} chosen={state === place.state}>
                {t(text, { count: numberText(counts[state]) })}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {claims.length ? (
        <ClaimsTable claims={claims} at={place} dayOf={momentDay(timeZone)} />
      ) : (
        <EmptyState
          text={t(
            place.state === 'open' ? adminBreweryClaimsTexts.noOpen : adminBreweryClaimsTexts.noDecided,
          )}
        />
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(adminBreweryClaimsTexts.pages)}
        addressOf={(page) => claimsAddress({ ...place, decide: '', page })}
      />
    </AdminPage>
  )
}
