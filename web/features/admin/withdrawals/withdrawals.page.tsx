import { useEffect } from 'react'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipLine } from '#web/ui/chip-line.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FilterLine } from '#web/ui/filter-line.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import type { Route } from './+types/withdrawals.page'
import { actOnWithdrawal } from './act-on-withdrawal.server.ts'
import { FinishSheet } from './finish-sheet.tsx'
import { RefuseSheet } from './refuse-sheet.tsx'
import { showWithdrawals } from './show-withdrawals.server.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'
import { type WithdrawalsPlace, withdrawalsAddress } from './withdrawals-place.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-care' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showWithdrawals(context, url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnWithdrawal(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWithdrawalsTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

const LISTS: [WithdrawalsPlace['state'], Text][] = [
  ['open', adminWithdrawalsTexts.openList],
  ['done', adminWithdrawalsTexts.doneList],
  ['refused', adminWithdrawalsTexts.refusedList],
  ['all', adminWords.all],
]

/** `/admin/withdrawals`: what people withdraw from, whether in time, to be settled or refused. */
export default function WithdrawalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const { place, withdrawals, counts, totalPages, timeZone } = loaderData
  const countOf = { ...counts, all: counts.open + counts.done + counts.refused }
  const refusing = withdrawals.find(({ id, state }) => id === place.refuse && state === 'open')
  const finishing = withdrawals.find(({ id, state }) => id === place.finish && state === 'open')
  const isAsking = refusing ?? finishing
  const dayOf = momentDay(timeZone)

  useEffect(() => {
    if (actionData && !isAsking) toast.error(actionData.message)
  }, [actionData, isAsking, toast])

  return (
    <AdminPage
      title={t(adminWithdrawalsTexts.title)}
      lead={t(adminWithdrawalsTexts.lead)}
      actions={
        <LinkButton to="/admin/withdrawals/windows" look="outline" size="small">
          {t(adminWithdrawalsTexts.windowsTitle)}
        </LinkButton>
      }
    >
      {actionData && !isAsking && (
        <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: actionData.message }]} />
      )}
      {refusing && <RefuseSheet withdrawal={refusing} at={place} failed={actionData} />}
      {finishing && <FinishSheet withdrawal={finishing} at={place} failed={actionData} />}
      <FilterLine>
        <WordSearch
          action="/admin/withdrawals"
          label={t(adminWithdrawalsTexts.search)}
          words={place.q}
          kept={place.state === 'open' ? {} : { state: place.state }}
          clearTo={withdrawalsAddress({ state: place.state })}
        />
        <nav aria-label={t(adminWithdrawalsTexts.lists)}>
          <ChipLine chosen={place.state}>
            {LISTS.map(([state, text]) => (
              <li key={state}>
                <Chip to={withdrawalsAddress({ state, q: place.q })} chosen={state === place.state}>
                  {t(text, { count: numberText(countOf[state]) })}
                </Chip>
              </li>
            ))}
          </ChipLine>
        </nav>
      </FilterLine>
      {withdrawals.length ? (
        <div className="stack gap-3">
          {withdrawals.map((withdrawal) => (
            <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} at={place} dayOf={dayOf} />
          ))}
        </div>
      ) : (
        <EmptyState text={t(place.q ? adminWithdrawalsTexts.noneFound : adminWithdrawalsTexts.none)}>
          {place.q ? (
            <LinkButton to={withdrawalsAddress({ state: place.state })} look="outline" preventScrollReset>
              {t(tableTexts.clear)}
            </LinkButton>
          ) : (
            <LinkButton to={withdrawalsAddress({ state: 'all' })} look="outline">
              {t(adminWithdrawalsTexts.seeAllOf)}
            </LinkButton>
          )}
        </EmptyState>
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(adminWithdrawalsTexts.pages)}
        addressOf={(page) => withdrawalsAddress({ ...place, refuse: '', finish: '', page })}
      />
    </AdminPage>
  )
}
