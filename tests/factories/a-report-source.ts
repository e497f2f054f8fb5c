import type { ReportKind } from '#contract/provider-book-kinds.ts'
import type { ProviderFailure } from '#server/ports/payment-provider.ts'
import type { ReportSource, ReportWish } from '#server/ports/report-source.ts'

const NO_ANSWER: ProviderFailure = { failed: 'unknown', message: 'no answer' }

/** A source of reports in memory: its files say what the test writes into them. */
export function aReportSource() {
  const wishes: ReportWish[] = []
  const files = new Map<ReportKind, string>()
  const troubles: ('unanswered' | 'making' | 'failed' | 'breaks-off')[] = []
  const struck = (...kinds: typeof troubles) => {
    if (!kinds.includes(troubles[0]!)) return undefined
    return troubles.shift()
  }
  const source: ReportSource = {
    async ask(wish) {
      if (struck('unanswered')) return NO_ANSWER
      wishes.push(wish)
      return { taskId: String(wishes.length) }
    },
    async follow() {
      const how = struck('making', 'failed', 'unanswered')
      if (how === 'unanswered') return NO_ANSWER
      if (how === 'making') return { standing: 'making' }
      return how === 'failed'
        ? { standing: 'failed', why: 'failed' }
        : { standing: 'made', fileName: 'books.csv' }
    },
    async fetchFile(kind) {
      if (struck('unanswered')) return NO_ANSWER
      const bytes = new TextEncoder().encode(files.get(kind) ?? EMPTY[kind])
      const breaksOff = struck('breaks-off')
      return new ReadableStream({
        start(controller) {
          controller.enqueue(breaksOff ? bytes.subarray(0, bytes.length / 2) : bytes)
          if (breaksOff) controller.error(new Error('reset'))
          else controller.close()
        },
      })
    },
    isAway: () => false,
  }
  return {
    ...source,
    /** What was asked for, oldest first. */
    wishes,
    /** From now on its file of that kind holds these rows. */
    says(kind: ReportKind, rows: BookRow[]) {
      files.set(kind, reportFile(kind, rows))
    },
    writes: (kind: ReportKind, file: string) => files.set(kind, file),
    /** The next calls that can end so, do, in this order. */
    strikeNext: (...kinds: typeof troubles) => troubles.push(...kinds),
  }
}

/** What a row of a report says; cents, below zero what left. */
export type BookRow = {
  at: Date
  source: string
  reference?: string
  /** `release payment`, `block chargeback` of the released money; `SETTLEMENT`, `REFUND` of the other. */
  what: string
  gross: number
  fee?: number
  tax?: number
  refund?: string
  currency?: string
}

const HEADS: Record<ReportKind, string> = {
  released:
    'DATE;SOURCE_ID;EXTERNAL_REFERENCE;RECORD_TYPE;DESCRIPTION;NET_CREDIT_AMOUNT;NET_DEBIT_AMOUNT;GROSS_AMOUNT;MP_FEE_AMOUNT;TAXES_AMOUNT;METADATA;CURRENCY',
  settlement:
    'SETTLEMENT_DATE;SOURCE_ID;EXTERNAL_REFERENCE;TRANSACTION_TYPE;SETTLEMENT_NET_AMOUNT;TRANSACTION_AMOUNT;FEE_AMOUNT;TAXES_AMOUNT;METADATA;SETTLEMENT_CURRENCY',
}
const EMPTY = { released: `${HEADS.released}\n`, settlement: `${HEADS.settlement}\n` }

const amount = (cents: number) => (cents / 100).toFixed(2)

/** Rows as a file of a report. */
export function reportFile(kind: ReportKind, rows: BookRow[]): string {
  const lines = rows.map(
    ({ at, source, reference = '', what, gross, fee = 0, tax = 0, refund, currency = 'USD' }) => {
      const net = gross - fee - tax
      const about = [at.toISOString(), source, reference]
      const rest = [
        amount(gross),
        amount(-fee),
        amount(-tax),
        refund ? `{"refund_id":${refund}}` : '{}',
        currency,
      ]
      const cells =
        kind === 'released'
          ? [...about, ...what.split(' '), amount(Math.max(net, 0)), amount(Math.max(-net, 0)), ...rest]
          : [...about, what, amount(net), ...rest]
      return cells.join(';')
    },
  )
  return [HEADS[kind], ...lines, ''].join('\n')
}
