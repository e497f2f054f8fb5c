import { redirect } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { CHARGE_CURRENCIES, type ChargeCurrency } from '#contract/charge-currencies.ts'
import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import { getOwed } from '#contract/payouts.ts'
import { dayWords } from '#contract/texts/days.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { addressOf, pageIn } from '../list-place.ts'
import { showLastPayouts } from './show-payouts.server.ts'

/** What is about to be marked as paid: `lines` as the form sends them, none for everything; amounts in the currency. */
export type Paying = {
  currency: ChargeCurrency
  amount: number
  sales: number
  owedBack: number
  lines: string[]
}

/**
 * What one company is owed in the currency of the address, a page of the sales that it is owed for, what it was paid last, and
 * what the address says is about to be paid: `pay=all`, or `pay=chosen` with a `sale` for each that was chosen on the page.
 * @throws a redirect to the last page when the address names one behind it: its sales were just paid
 */
export async function showCompanyOwed(context: PageContext, companyId: string, { searchParams }: URL) {
  const page = pageIn(searchParams)
  const named = CHARGE_CURRENCIES.find((currency) => currency === searchParams.get('currency'))
  const [owed, last] = await Promise.all([
    callApi(context, getOwed, { params: { companyId }, query: { currency: named, pag: String(page) } }),
    showLastPayouts(context, companyId),
  ])
  if (page > Math.max(owed.totalPages, 1)) {
    throw redirect(
      addressOf(`/admin/payouts/${companyId}`, { currency: owed.currency }, owed.totalPages || 1),
    )
  }
  const { timeZone } = context.get(pageRequest).settings
  const dayOf = (instant: string) => dayWords(dayAt(new Date(instant), timeZone))
  const rows = owed.rows.map((row) => ({
    ...row,
    id: `${row.ShoppingHistoryId}.${row.ProductId}`,
    day: dayOf(row.date),
  }))
  const { account } = owed
  const heldUntil = account && Date.parse(account.payableFrom) > Date.now() ? account.payableFrom : null
  const asked = searchParams.get('pay')
  const chosen = asked === 'chosen' ? searchParams.getAll('sale') : []
  return {
    ...owed,
    rows,
    heldUntil,
    oldestDay: owed.oldestSale && dayOf(owed.oldestSale),
    lastDay: owed.lastPayout ? dayOf(owed.lastPayout.date) : '',
    last,
    page,
    chosen,
    timeZone,
    paying: heldUntil ? null : asked === 'all' ? payAll(owed) : payChosen(owed, rows, chosen),
    nothingChosen: asked === 'chosen' && !chosen.length,
  }
}

export type CompanyOwed = Awaited<ReturnType<typeof showCompanyOwed>>
export type OwedRow = CompanyOwed['rows'][number]

type Owed = { currency: ChargeCurrency; owed: number; sales: number; owedBack: number }

function payAll({ currency, owed, sales, owedBack }: Owed): Paying | null {
  return owed > 0 ? { currency, amount: owed, sales, owedBack, lines: [] } : null
}

/** Those of the chosen sales that are still owed for, less what the company owes back: that is part of every payout. */
function payChosen(
  { currency, owedBack }: Owed,
  rows: { id: string; owed: number }[],
  chosen: string[],
): Paying | null {
  const found = rows.filter(({ id, owed }) => owed > 0 && chosen.includes(id))
  const cents = found.reduce((sum, { owed }) => sum + centsFromDollars(owed), centsFromDollars(owedBack))
  if (!found.length || cents <= 0) return null
  return {
    currency,
    amount: dollarsFromCents(cents),
    sales: found.length,
    owedBack,
    lines: found.map(({ id }) => id),
  }
}
