import type { PAYOUT_SORTS } from '#contract/payout-sorts.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import * as todayTexts from '#contract/texts/today.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'
import { type PayoutsSort, payoutsAddress } from '#web/request/payouts-address.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Sorting } from '#web/ui/table/data-table.tsx'
import { SortMenu } from '#web/ui/table/sort-menu.tsx'
import { Balance } from '../sales/balance.tsx'
import type { Route } from './+types/payouts.page'
import { OwnPayouts } from './own-payouts.tsx'
import styles from './payouts.module.css'
import { showOwnPayouts } from './show-own-payouts.server.ts'

export const handle: PageHandle = { openTo: ['Company', 'Admin'], staff: 'read-money' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return showOwnPayouts(context, params.id, url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminTexts.payouts)} · ${textOf(commonTexts.siteName)}` },
]

const SORTED_BY: Record<(typeof PAYOUT_SORTS)[number], Text> = {
  date: accountWords.date,
  amount: adminWords.amount,
}

/** `/company/{id}/payouts`: what a brewery is owed and what it was paid, payout by payout; for itself and admins. */
export default function OwnPayoutsPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const {
    sorted,
    balances,
    hasPayoutAccount,
    payouts,
    total,
    totalPages,
    page,
    companyId,
    company,
    timeZone,
  } = loaderData
  const ofAdmin = company !== undefined
  const dayOf = momentDay(timeZone)
  const sorts = {
    sorting: { by: sorted.sort || 'date', down: sorted.dir !== 'asc' },
    sortedAt: ({ by, down }: Sorting) =>
      payoutsAddress(companyId, 1, { sort: by as PayoutsSort['sort'], dir: down ? 'desc' : 'asc' }),
  }
  return (
    <div className="stack gap-5">
      {ofAdmin ? (
        <div>
          <IfMay what="pay">
            <LinkButton to={`/admin/payouts/${companyId}`} look="quiet">
              <Icon name="left" />
              {t(adminWords.payoutsToThisBrewery)}
            </LinkButton>
          </IfMay>
        </div>
      ) : (
        <SellerNav user={{ id: companyId }} />
      )}
      <header className={`ends gap-3 ${styles.head}`}>
        <div className="stack gap-1">
          <h1>{t(adminTexts.payouts)}</h1>
          <p className={ofAdmin ? undefined : styles.lead}>{ofAdmin ? company : t(ownPayoutsTexts.lead)}</p>
        </div>
        {!ofAdmin && hasPayoutAccount && (
          <LinkButton to={PAYOUT_PAGE} look="outline" size="small">
            {t(payoutAccountTexts.seeAccount)}
          </LinkButton>
        )}
        {total > 1 && <SortMenu by={SORTED_BY} {...sorts} />}
      </header>
      {!ofAdmin && !hasPayoutAccount && (
        <Notice brief>
          <div className="stack gap-3">
            <p>{t(ownPayoutsTexts.nowhereToPay)}</p>
            <div>
              <LinkButton to={PAYOUT_PAGE} size="small">
                {t(todayTexts.steps.account)}
              </LinkButton>
            </div>
          </div>
        </Notice>
      )}
      <Balance balances={balances} dayOf={dayOf} />
      {total > 0 ? (
        <OwnPayouts payouts={payouts} dayOf={dayOf} ofAdmin={ofAdmin} sorts={sorts} />
      ) : (
        <EmptyState text={t(ownPayoutsTexts.none)} />
      )}
      <Pagination
        page={page}
        total={totalPages}
        label={t(ownPayoutsTexts.pages)}
        addressOf={(at) => payoutsAddress(companyId, at, sorted)}
      />
    </div>
  )
}
