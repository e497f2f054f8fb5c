import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { inLanguage } from '#server/http/readers-language.ts'
import { anOutgoingPayout, DESTINATIONS } from '#tests/factories/an-outgoing-payout.ts'
import { writeBankCsv } from './write-bank-csv.ts'

const read = (file: string, delimiter: string) => parse(file, { bom: true, delimiter }) as string[][]

test('a row a payout, in the words and marks of whoever asks for it', () => {
  const payouts = Object.values(DESTINATIONS).map((destination, index) =>
    anOutgoingPayout({ id: `0000000${index}-0000-7000-8000-000000000000`, destination }),
  )
  const [columns, ...rows] = read(
    inLanguage('en', () => writeBankCsv(payouts)),
    ',',
  )
  expect(columns).toEqual([
    'Reference',
    'Account holder',
    'Tax number',
    'Format',
    'Bank',
    'Branch',
    'Account',
    'Amount',
    'Currency',
    'Brewery',
    'Description',
  ])
  expect(rows.map((row) => row.slice(1, 9))).toEqual([
    [
      'Cervecería Ñandú S.R.L.',
      '30712345671',
      'CBU/CVU',
      '285',
      '0590',
      '2850590940090418135201',
      '12345.67',
      'ARS',
    ],
    ['Cervejaria Onça Ltda', '11222333000181', 'Pix EMAIL', '', '', 'caixa@onca.example', '12345.67', 'ARS'],
    ['João da Conceição', '52998224725', 'TED', '341 (ISPB 60701190)', '0123', '456789', '12345.67', 'ARS'],
    ['Cervecería Cóndor SpA', '760864285', 'TEF', '012', '', '00123456789', '12345.67', 'ARS'],
    ['Brasserie', '', 'IBAN', 'Banque', '', 'FR7630006000011234567890189', '12345.67', 'ARS'],
    ['Cervecería Andina', '', '', 'Banco Unión', '', 'Cuenta 10000123\nLa Paz', '12345.67', 'ARS'],
  ])
  const inSpanish = read(
    inLanguage('es', () => writeBankCsv(payouts)),
    ';',
  )
  expect([inSpanish[0]![1], inSpanish[1]![7]]).toEqual(['Titular', '12345,67'])
})

test.each([
  ['ARS', 70, '0,70'],
  ['USD', 1_200, '12,00'],
  ['CLP', 123_400, '1234'],
  ['COP', 100, '1'],
] as const)('an amount has the decimals of %s', (currency, amountCents, written) => {
  const [, row] = read(
    inLanguage('es', () => writeBankCsv([anOutgoingPayout({ currency, amountCents })])),
    ';',
  )
  expect(row![7]).toBe(written)
})

test('nothing in a cell is a formula', () => {
  const destination = {
    ...DESTINATIONS['br-pix'],
    keyType: 'PHONE',
    key: '+5511987654321',
    holder: '=1+1',
  } as const
  const [, row] = read(
    writeBankCsv([anOutgoingPayout({ destination, companyName: '@SUM(A1)', description: '-2' })]),
    ';',
  )
  expect([row![1], row![6], row![9], row![10]]).toEqual(["'=1+1", "'+5511987654321", "'@SUM(A1)", "'-2"])
})
