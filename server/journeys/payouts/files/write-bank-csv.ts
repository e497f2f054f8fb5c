import { siteOf } from '#contract/charge-currencies.ts'
import type { PayoutDestination } from '#contract/payout-destination.ts'
import * as payoutFileTexts from '#contract/texts/payout-file.ts'
import { textOf } from '#contract/texts/text.ts'
import type { OutgoingPayout } from '#server/ports/payout-provider.ts'
import { type CsvValue, csvMarks } from '../../../csv/csv-cell.ts'
import { writeCsv } from '../../../csv/write-csv.ts'

/**
 * Payouts as a file for whoever makes the transfers: UTF-8, one row a payout, in the reader's language. Amounts have the decimals of their
 * currency, and nothing in a cell is a formula.
 */
export function writeBankCsv(payouts: OutgoingPayout[]): string {
  return writeCsv([
    Object.values(payoutFileTexts.columns).map((column) => textOf(column)),
    ...payouts.map(rowOf),
  ])
}

function rowOf({
  id,
  companyName,
  currency,
  amountCents,
  destination,
  description,
}: OutgoingPayout): CsvValue[] {
  const { taxId, format, bank, branch, account } = accountCells(destination)
  const amount = (amountCents / 100)
    .toFixed(siteOf(currency)?.decimals ?? 2)
    .replace('.', csvMarks().decimals)
  return [
    id,
    destination.holder,
    taxId,
    format,
    bank,
    branch,
    account,
    amount,
    currency,
    companyName,
    description,
  ]
}

/** Bank and branch stand in an Argentine account's first digits. */
function accountCells(destination: PayoutDestination) {
  switch (destination.kind) {
    case 'ar-bank': {
      const { cbu, cuit: taxId } = destination
      return { taxId, format: 'CBU/CVU', bank: cbu.slice(0, 3), branch: cbu.slice(3, 7), account: cbu }
    }
    case 'br-pix': {
      const { keyType, key: account, taxId } = destination
      return { taxId, format: `Pix ${keyType}`, bank: '', branch: '', account }
    }
    case 'br-bank': {
      const { bankCode, ispb, branch, account, taxId } = destination
      return { taxId, format: 'TED', bank: `${bankCode} (ISPB ${ispb})`, branch, account }
    }
    case 'cl-bank': {
      const { rut: taxId, bankCode: bank, account } = destination
      return { taxId, format: 'TEF', bank, branch: '', account }
    }
    case 'iban': {
      const { bank, iban: account } = destination
      return { taxId: '', format: 'IBAN', bank, branch: '', account }
    }
    case 'lines': {
      const { bank, lines: account } = destination
      return { taxId: '', format: '', bank, branch: '', account }
    }
  }
}
