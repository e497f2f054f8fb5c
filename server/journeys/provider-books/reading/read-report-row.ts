import type { LineTrouble, Movement } from '#contract/provider-book-kinds.ts'
import { movementOf } from './movement-of.ts'
import { reportAmount } from './report-amount.ts'
import type { ReportColumn, ReportHead } from './report-columns.ts'
import { reportMoment } from './report-moment.ts'

/** A row of a report in our words. Money in hundredths of `currency`; credit, debit and what is kept are above zero. */
export type ReportRow = {
  sourceId: string
  /** What METADATA calls a refund, where it does. */
  refundRef: string | null
  reference: string
  recordType: string
  description: string
  movement: Movement
  isKnown: boolean
  at: Date
  creditCents: number
  debitCents: number
  /** Null where the file has no such column. */
  grossCents: number | null
  feeCents: number | null
  taxCents: number | null
  currency: string | null
}

const TEXT_CHARACTERS = 100
/** What a spreadsheet makes of a long id, of which the last figures are gone: 1,75663E+11. */
const SPOILT_ID = /^\d([.,]\d+)?E\+?\d+$/i
const REFUND_REF = /"?refund_?id"?\s*:\s*"?(\d{1,20})/i

/** The cells of a line → its row, `balance` for one that moves nothing, or what is wrong with it. */
export function readReportRow(
  cells: string[],
  head: ReportHead,
): ReportRow | 'balance' | { trouble: LineTrouble } {
  const text = (column: ReportColumn) => {
    const at = head.at[column]
    return at === undefined ? '' : (cells[at] ?? '').replace(/\p{C}/gu, '').trim().slice(0, TEXT_CHARACTERS)
  }
  const isReleased = head.kind === 'released'
  const [recordType, description] = isReleased
    ? [text('recordType'), text('description')]
    : ['', text('transactionType')]
  const { movement, isKnown } = movementOf(head.kind, recordType, description)
  if (movement === 'balance') return 'balance'
  if (cells.length !== head.width) return { trouble: 'cells' }
  const sourceId = text('sourceId').replace(/^'/, '')
  if (SPOILT_ID.test(sourceId)) return { trouble: 'id' }
  const at = reportMoment(isReleased ? text('releasedAt') : text('settledAt') || text('transactionDate'))
  if (!at) return { trouble: 'moment' }
  const money = isReleased ? releasedMoney(head, text) : settledMoney(head, text)
  if (!money) return { trouble: 'amount' }
  if (money.creditCents === null || money.debitCents === null) return { trouble: 'no-amount' }
  const { creditCents, debitCents } = money
  const currency = text('currency').toUpperCase()
  return {
    ...{ sourceId, recordType, description, movement, isKnown, at },
    ...money,
    ...{ creditCents, debitCents },
    refundRef: REFUND_REF.exec((cells[head.at.metadata ?? -1] ?? '').slice(0, 2000))?.[1] ?? null,
    reference: text('reference').replace(/^'/, ''),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
  }
}

type Text = (column: ReportColumn) => string
type Money = Record<'creditCents' | 'debitCents' | 'grossCents' | 'feeCents' | 'taxCents', number | null>

/** Undefined where any amount is none. */
function amountsOf<Column extends ReportColumn>(text: Text, columns: readonly Column[]) {
  const amounts = {} as Record<Column, number | null>
  for (const column of columns) {
    const read = reportAmount(text(column))
    if (read === undefined) return undefined
    amounts[column] = read
  }
  return amounts
}

function releasedMoney({ at }: ReportHead, text: Text): Money | undefined {
  const found = amountsOf(text, ['credit', 'debit', 'gross', 'fee', 'financingFee', 'shippingFee', 'taxes'])
  if (!found) return undefined
  // An empty one of the two is nothing; both empty is a row without an amount.
  const isEmpty = found.credit === null && found.debit === null
  const net = (found.credit ?? 0) - Math.abs(found.debit ?? 0)
  const kept = (found.fee ?? 0) + (found.financingFee ?? 0) + (found.shippingFee ?? 0)
  return {
    ...(isEmpty ? { creditCents: null, debitCents: null } : inAndOut(net)),
    grossCents: found.gross,
    feeCents: at.fee === undefined ? null : 0 - kept,
    taxCents: at.taxes === undefined ? null : 0 - (found.taxes ?? 0),
  }
}

function settledMoney({ at }: ReportHead, text: Text): Money | undefined {
  const found = amountsOf(text, ['transactionAmount', 'allFees', 'taxes', 'net', 'realAmount'])
  if (!found) return undefined
  const { transactionAmount: gross, allFees, taxes } = found
  const net = found.net ?? found.realAmount ?? (gross === null ? null : gross + (allFees ?? 0) + (taxes ?? 0))
  return {
    ...(net === null ? { creditCents: null, debitCents: null } : inAndOut(net)),
    grossCents: gross,
    feeCents: at.allFees === undefined ? null : 0 - (allFees ?? 0),
    taxCents: at.taxes === undefined ? null : 0 - (taxes ?? 0),
  }
}

const inAndOut = (net: number) => ({ creditCents: Math.max(net, 0), debitCents: Math.max(-net, 0) })
