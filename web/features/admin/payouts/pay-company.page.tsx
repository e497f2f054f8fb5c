import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { payoutAccountInWords } from '#contract/payout-account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { textOf } from '#contract/texts/text.ts'

import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { addressOf } from '../list-place.ts'
import type { Route } from './+types/pay-company.page'
import { Balances } from './balances.tsx'
import { payCompany } from './mark-payout.server.ts'
import { OwedSales } from './owed-sales.tsx'
import { OwedSums } from './owed-sums.tsx'
import { PayoutSheet } from './payout-sheet.tsx'
import { PayoutTable } from './payout-table.tsx'
import styles from './payouts.module.css'
import { showCompanyOwed } from './show-company-owed.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'pay' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return showCompanyOwed(context, params.companyId, url)
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return payCompany(context, params.companyId, await readForm(request))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData ? `${(loaderData as { company: string }).company} · ` : ''}${textOf(payoutsTexts.title)} · ${textOf(commonTexts.siteName)}`,
  },
]

/** `/admin/payouts/{companyId}`: what one company is owed in one currency, and the way to mark it as paid. */
export default function PayCompanyPage({ loaderData: owed, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const { companyId, company, currency, paying, chosen, nothingChosen, rows, page, totalPages, last } = owed
  const path = `/admin/payouts/${companyId}`
  const here = addressOf(path, { currency }, page)
  const isGone =
    !paying && !nothingChosen && ((chosen.length > 0 && !owed.heldUntil) || actionData !== undefined)

  useEffect(() => {
    if (actionData) toast.error(actionData.message)
  }, [actionData, toast])

  return (
    <AdminPage
      title={company}
      lead={owed.seller}
      actions={
        <>
          <LinkButton to="/admin/payouts" look="outline">
            <Icon name="left" />
            {t(payoutsTexts.back)}
          </LinkButton>
          <LinkButton to={`/admin/seller/${companyId}`} look="outline">
            {t(payoutsTexts.seeCompany)}
          </LinkButton>
        </>
      }
    >
      {nothingChosen && (
        <ErrorSummary title={t(payoutsTexts.notMarked)} errors={[{ text: t(payoutsTexts.chooseSome) }]} />
      )}
      {isGone && (
        <ErrorSummary
          title={t(payoutsTexts.notMarked)}
          errors={[{ text: actionData?.message ?? t(payoutsTexts.chosenGone) }]}
        />
      )}
      {paying && (
        <PayoutSheet
          company={company}
          paying={paying}
          action={payingAddress(path, currency, paying.lines, page)}
          failed={actionData}
          closeTo={here}
          onClose={() => navigate(here, { preventScrollReset: true })}
        />
      )}
      <Balances path={path} owed={owed} />
      {(owed.account || owed.owed <= 0) && (
        <p className="quiet">
          {t(payoutAccountTexts.account)}:{' '}
          {owed.account
            ? payoutAccountInWords(owed.account.masked)
            : t(payoutRunsTexts.because['no-account'])}
        </p>
      )}
      {owed.heldUntil && (
        <Notice>
          <p>
            {t(payoutRunsTexts.because['account-held'], {
              moment: momentWords(owed.timeZone)(owed.heldUntil),
            })}
          </p>
        </Notice>
      )}
      {owed.owed > 0 && !owed.account && (
        <Notice brief>
          <p>{t(payoutsTexts.noAccountToPay)}</p>
        </Notice>
      )}
      <div className={`ends ${styles.owed}`}>
        <OwedSums owed={owed} />
        {owed.owed > 0 && !owed.heldUntil && (
          <p>
            {/* The green of what is to be pressed comes with an account to pay to. */}
            <LinkButton
              to={payingAddress(path, currency, [], page)}
              look={owed.account ? 'primary' : 'outline'}
              size="large"
              preventScrollReset
            >
              {t(payoutsTexts.payAll, { amount: debtText(owed.owed, currency) })}
            </LinkButton>
          </p>
        )}
      </div>
      <section className={`stack gap-4 ${styles.part}`} aria-labelledby="owed-sales">
        <h2 id="owed-sales">{t(payoutsTexts.salesTitle)}</h2>
        {rows.length ? (
          <OwedSales key={here} path={path} currency={currency} rows={rows} chosen={chosen} page={page} />
        ) : (
          <p className="quiet">{t(payoutsTexts.paidUp)}</p>
        )}
        <Pagination
          page={page}
          total={totalPages}
          label={t(payoutsTexts.salePages)}
          addressOf={(at) => addressOf(path, { currency }, at)}
        />
      </section>
      <section className={`stack gap-4 ${styles.part}`} aria-labelledby="last-payouts">
        <h2 id="last-payouts">{t(adminWords.payoutsToThisBrewery)}</h2>
        {last.payouts.length ? (
          <PayoutTable payouts={last.payouts} ofOne />
        ) : (
          <p className="quiet">{t(payoutsTexts.noneToIt)}</p>
        )}
        {last.total > last.payouts.length && (
          <LinkButton to={`/admin/payouts/history?companyId=${companyId}`} look="quiet">
            {t(payoutsTexts.all)}
          </LinkButton>
        )}
      </section>
    </AdminPage>
  )
}

/** Where a sheet stands open: for these sales of a page, or for everything. */
function payingAddress(path: string, currency: string, lines: string[], page: number): string {
  const query = new URLSearchParams([
    ['currency', currency],
    ['pay', lines.length ? 'chosen' : 'all'],
  ])
  for (const line of lines) query.append('sale', line)
  if (page > 1) query.set('pag', String(page))
  return `${path}?${query}`
}
