import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import { getPayoutStatement, type StatementLine } from '#contract/payout-statements.ts'
import { callApi } from '#web/api.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { whosePayouts } from './whose-payouts.server.ts'

/** What of a sale a statement sums up. */
const MONEY_COLUMNS = ['gross', 'refunded', 'commission', 'commissionTax', 'fee', 'net', 'paid'] as const
export type MoneyColumn = (typeof MONEY_COLUMNS)[number]

/** What is taken off a sale: left out where nothing was. */
const TAKEN_OFF = ['refunded', 'commission', 'commissionTax', 'fee'] as const

/** Which of them tell something: none says again what the one before it says. */
function columnsOf(lines: StatementLine[]): MoneyColumn[] {
  const taken = TAKEN_OFF.filter((column) => lines.some((line) => line[column] !== 0))
  const isPaidOtherwise = lines.some(({ net, paid }) => net !== paid)
  return [
    ...(taken.length ? (['gross', ...taken] as const) : []),
    ...(isPaidOtherwise ? (['net'] as const) : []),
    'paid',
  ]
}

/**
 * A payout of a company with its sales, which columns tell something of them, and the sum of each, in its currency.
 * @throws the 404 for the payout of another company
 */
export async function showStatement(context: PageContext, id: string, payoutId: string) {
  const { companyId, ofAdmin } = whosePayouts(context, id)
  const statement = await callApi(context, getPayoutStatement, { params: { id: payoutId } })
  if (statement.companyId !== companyId) throw pageNotFound()
  const sumOf = (column: MoneyColumn) =>
    dollarsFromCents(statement.lines.reduce((cents, line) => cents + centsFromDollars(line[column]), 0))
  const sums = Object.fromEntries(MONEY_COLUMNS.map((column) => [column, sumOf(column)])) as Record<
    MoneyColumn,
    number
  >
  const { timeZone } = context.get(pageRequest).settings
  return { statement, columns: columnsOf(statement.lines), sums, ofAdmin, timeZone }
}

export type ShownStatement = Awaited<ReturnType<typeof showStatement>>
