import type { OutgoingPayout } from '#server/ports/payout-provider.ts'
import type { CnabAccount } from '../../../settings/payout-settings.ts'
import {
  type BrazilianPayout,
  type CnabForm,
  cnabReference,
  FORMS,
  formOf,
  INITIATIONS,
  isForBrazil,
  payeeAccount,
  taxKindOf,
  withCheckDigit,
} from './cnab-destination.ts'
import { FILE_HEADER, FILE_TRAILER, LOT_HEADER, LOT_TRAILER, SEGMENT_A, SEGMENT_B } from './cnab-layout.ts'
import { writeRecord } from './cnab-record.ts'

/** What is said once of a file. */
export type CnabFile = {
  /** The shop's own account at the bank that takes it. */
  account: CnabAccount
  /** The number of the file among all that the shop ever sent to that bank: it takes each once. */
  sequence: number
  /** When it is written, in the shop's time: YYYY-MM-DD and HH:MM:SS. */
  day: string
  time: string
  /** When the breweries are to be paid: YYYY-MM-DD. */
  payOn: string
}

const FILE_VERSION = 103
const LOT_VERSION = 46
/** Payment of suppliers (note G025), taken from the account (P014). */
const SUPPLIERS = 20
const FROM_ACCOUNT = 1
const IN_FILE = { header: { lot: 0, record: 0 }, trailer: { lot: 9999, record: 9 } }

/**
 * The file by which a Brazilian bank pays: CNAB 240 of FEBRABAN, a lot for each form of payment, lines of 240 characters that end
 * with CR LF. What it cannot pay, other currencies and accounts elsewhere, is answered beside it and not in it.
 */
export function writeCnab240(
  payouts: OutgoingPayout[],
  file: CnabFile,
): { file: string; leftOut: OutgoingPayout[] } {
  const payable = payouts.filter(isForBrazil)
  const leftOut = payouts.filter((each) => !isForBrazil(each))
  const byForm = Map.groupBy(payable, ({ destination }) => formOf(destination, file.account.bank))
  const lots = [...byForm].flatMap(([form, paid], index) => lotLines(form, paid, index + 1, file))
  const { bank } = file.account
  const trailer = { bank, ...IN_FILE.trailer, lots: byForm.size, records: lots.length + 2 }
  const lines = [fileHeader(file), ...lots, writeRecord(FILE_TRAILER, trailer)]
  return { file: lines.map((line) => `${line}\r\n`).join(''), leftOut }
}

function fileHeader(file: CnabFile): string {
  return writeRecord(FILE_HEADER, {
    ...IN_FILE.header,
    ...payerOf(file.account),
    bankName: capitals(file.account.bankName),
    direction: 1,
    day: inBankOrder(file.day),
    time: file.time.replaceAll(':', ''),
    sequence: file.sequence,
    version: FILE_VERSION,
  })
}

function lotLines(form: CnabForm, payouts: BrazilianPayout[], lot: number, file: CnabFile): string[] {
  const { bank } = file.account
  const of = { bank, lot }
  const details = payouts.flatMap((payout, index) => [
    writeRecord(SEGMENT_A, {
      ...of,
      record: 3,
      segment: 'A',
      number: 2 * index + 1,
      ...paymentOf(payout, form, file),
    }),
    writeRecord(SEGMENT_B, { ...of, record: 3, segment: 'B', number: 2 * index + 2, ...receiverOf(payout) }),
  ])
  const header = {
    ...{ lot, record: 1, operation: 'C', service: SUPPLIERS, form: FORMS[form].form, version: LOT_VERSION },
    ...payerOf(file.account),
    debit: FROM_ACCOUNT,
  }
  const cents = payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const trailer = { ...of, record: 5, records: details.length + 2, cents }
  return [writeRecord(LOT_HEADER, header), ...details, writeRecord(LOT_TRAILER, trailer)]
}

function paymentOf({ id, amountCents, destination }: BrazilianPayout, form: CnabForm, { payOn }: CnabFile) {
  return {
    clearing: FORMS[form].clearing,
    purpose: FORMS[form].purpose,
    ...payeeAccount(destination),
    holder: capitals(destination.holder),
    reference: cnabReference(id),
    payOn: inBankOrder(payOn),
    currency: 'BRL',
    cents: amountCents,
  }
}

function receiverOf({ destination, description }: BrazilianPayout) {
  const { taxId } = destination
  const receiver = { taxKind: taxKindOf(taxId), taxNumber: taxId }
  return destination.kind === 'br-pix'
    ? {
        ...receiver,
        initiation: INITIATIONS[destination.keyType],
        message: capitals(description),
        pixKey: destination.key,
      }
    : { ...receiver, ispb: destination.ispb }
}

function payerOf({ bank, agreement, taxNumber, company, ...written }: CnabAccount) {
  const [branch, branchCheck] = withCheckDigit(written.branch)
  const [account, accountCheck] = withCheckDigit(written.account)
  const own = { branch, branchCheck, account, accountCheck }
  return { bank, agreement, taxKind: taxKindOf(taxNumber), taxNumber, company: capitals(company), ...own }
}

const capitals = (text: string) => text.toUpperCase()

/** YYYY-MM-DD → DDMMYYYY. */
const inBankOrder = (day: string) => day.split('-').toReversed().join('')
