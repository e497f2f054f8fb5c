import * as accountWords from './account-words.ts'
import * as adminWords from './admin-words.ts'
import * as beerFactTexts from './beer-fact.ts'
import { holder } from './payout-account.ts'
import * as payoutsTexts from './payouts.ts'

/** The file by which an operator's bank pays breweries: its columns, in their order. */

export const columns = {
  reference: payoutsTexts.reference,
  holder,
  taxId: { es: 'Número fiscal', en: 'Tax number', pt: 'Documento fiscal' },
  format: { es: 'Formato', en: 'Format', pt: 'Formato' },
  bank: adminWords.bank,
  branch: { es: 'Sucursal', en: 'Branch', pt: 'Agência' },
  account: accountWords.account,
  amount: adminWords.amount,
  currency: adminWords.currency,
  brewery: adminWords.brewery,
  description: beerFactTexts.description,
}

/** Why a line of a bank's answer is left out. */
export const broken = {
  'not-240-characters': {
    es: 'No tiene 240 caracteres.',
    en: 'It has not 240 characters.',
    pt: 'Não tem 240 caracteres.',
  },
  'unknown-record': {
    es: 'Es un registro desconocido.',
    en: 'It is an unknown record.',
    pt: 'É um registro desconhecido.',
  },
  'no-reference': {
    es: 'No nombra ningún pago.',
    en: 'It names no payout.',
    pt: 'Não nomeia nenhum repasse.',
  },
  'wrong-amount': {
    es: 'Su monto no es un número.',
    en: 'Its amount is no number.',
    pt: 'Seu valor não é um número.',
  },
  'sum-differs': {
    es: 'La suma no es la de sus pagos, que se tomaron igual.',
    en: 'The sum is not that of its payouts, which were taken all the same.',
    pt: 'A soma não é a dos seus repasses, que foram tomados mesmo assim.',
  },
  'count-differs': {
    es: 'La cantidad de registros no es la que hay.',
    en: 'The number of records is not what there is.',
    pt: 'A quantidade de registros não é a que há.',
  },
}
