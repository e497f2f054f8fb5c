import { FILE_HEADER, FILE_TRAILER, LOT_TRAILER, SEGMENT_A } from './cnab-layout.ts'
import { occurrencesOf, standingOfOccurrences } from './cnab-occurrences.ts'
import { CNAB_CHARACTERS, readRecord } from './cnab-record.ts'

/** What the bank says of one payment. `reference`: `cnabReference` of the payout. Money in hundredths. */
type ReturnedPayment = {
  line: number
  reference: string
  amountCents: number
  /** What it paid, and when (YYYY-MM-DD); null where it says none. */
  paidCents: number | null
  paidOn: string | null
  /** The bank's own number of it; '' where it says none. */
  bankReference: string
  standing: ReturnType<typeof standingOfOccurrences>
  /** The codes by which it says so. */
  occurrences: string[]
}

/** Why a line is left out. `sum-differs`, `count-differs`: of a lot or of the file, whose payments are in all the same. */
type BrokenLineReason =
  | 'not-240-characters'
  | 'unknown-record'
  | 'no-reference'
  | 'wrong-amount'
  | 'sum-differs'
  | 'count-differs'

export type CnabReturn = {
  payments: ReturnedPayment[]
  broken: { line: number; reason: BrokenLineReason }[]
}

const FROM_BANK = '2'
/** Headers and segments in which nothing of a payment's outcome stands. */
const LEFT_ALONE = /^.{7}(?:[01]|3.{5}[^A])/s

/**
 * Reads the file by which a bank answers a CNAB 240: what became of each payment. Lines that make no sense are told by number and
 * reason, and the rest is in.
 * @returns 'no-return' for what is no answer of a bank, such as the shop's own file
 */
export function readCnabReturn(file: string): CnabReturn | 'no-return' {
  const lines = linesOf(file)
  const header = lines[0]?.text ?? ''
  if (header.length !== CNAB_CHARACTERS || readRecord(FILE_HEADER, header).direction !== FROM_BANK) {
    return 'no-return'
  }
  const read: CnabReturn = { payments: [], broken: [] }
  let lot = { cents: 0, records: 0 }
  for (const { text, line } of lines) {
    const broken = (reason: BrokenLineReason) => read.broken.push({ line, reason })
    if (text.length !== CNAB_CHARACTERS) {
      broken('not-240-characters')
      continue
    }
    const record = text[7]
    lot.records += 1
    if (record === '1') lot = { cents: 0, records: 1 }
    if (record === '5') {
      const { cents, records } = readRecord(LOT_TRAILER, text)
      if (Number(records) !== lot.records) broken('count-differs')
      if (Number(cents) !== lot.cents) broken('sum-differs')
      lot = { cents: 0, records: 0 }
    } else if (record === '9') {
      if (Number(readRecord(FILE_TRAILER, text).records) !== lines.length) broken('count-differs')
    } else if (record === '3' && text[13] === 'A') {
      const payment = paymentOf(text, line)
      if (typeof payment === 'string') broken(payment)
      else {
        read.payments.push(payment)
        lot.cents += payment.amountCents
      }
    } else if (!LEFT_ALONE.test(text)) broken('unknown-record')
  }
  return read
}

function paymentOf(text: string, line: number): ReturnedPayment | BrokenLineReason {
  const { reference, cents, paidCents, paidOn, bankReference, occurrences } = readRecord(SEGMENT_A, text)
  if (!reference) return 'no-reference'
  if (!/^\d+$/.test(cents) || Number(cents) === 0) return 'wrong-amount'
  const codes = occurrencesOf(occurrences)
  return {
    ...{ line, reference: reference.trim(), amountCents: Number(cents), bankReference },
    paidCents: Number(paidCents) || null,
    paidOn: dayOf(paidOn),
    standing: standingOfOccurrences(codes),
    occurrences: codes,
  }
}

/** DDMMYYYY → YYYY-MM-DD; null of zeros and of what is no day. */
function dayOf(written: string): string | null {
  const [, day, month, year] = /^(\d\d)(\d\d)([12]\d{3})$/.exec(written) ?? []
  const iso = `${year}-${month}-${day}`
  return day && !Number.isNaN(Date.parse(iso)) ? iso : null
}

/** Lines with their numbers. The sign by which old systems end a file, and empty lines there, are none. */
function linesOf(file: string): { text: string; line: number }[] {
  const lines = file.replaceAll('\x1a', '').split(/\r?\n/)
  while (lines.at(-1) === '') lines.pop()
  return lines.map((text, index) => ({ text, line: index + 1 }))
}
