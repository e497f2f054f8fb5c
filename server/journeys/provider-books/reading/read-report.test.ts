import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeyedRow, type NoReport, readReport } from './read-report.ts'
import { reportAmount } from './report-amount.ts'
import { reportMoment } from './report-moment.ts'
import { splitCells } from './split-cells.ts'

const HEAD =
  'DATE;SOURCE_ID;EXTERNAL_REFERENCE;RECORD_TYPE;DESCRIPTION;NET_CREDIT_AMOUNT;NET_DEBIT_AMOUNT;GROSS_AMOUNT;MP_FEE_AMOUNT;TAXES_AMOUNT;TAXES_DISAGGREGATED;CURRENCY'
const SALE =
  '2026-08-31T22:39:50.000-03:00;175662774659;order-1;release;payment;1005.42;0.00;1310.85;-266.10;-39.33;[{financial_entity:x,amount:-39.33,detail:y}];ARS'

async function read(file: string | Uint8Array, chunkBytes = 7) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
  }
  const rows: KeyedRow[] = []
  const broken: { line: number; trouble: string }[] = []
  const unheard: string[] = []
  const report = readReport(chunks())
  while (true) {
    const { done, value } = await report.next()
    if (done) return { rows, broken, unheard, end: value as { kind: string } | NoReport }
    rows.push(...value.rows)
    broken.push(...value.broken)
    unheard.push(...value.unheard)
  }
}

test('a row of the released money in our words, of a file that comes in pieces', async () => {
  const { rows, broken, end } = await read(`\uFEFF${HEAD}\r\n${SALE}\r\n`)
  expect(end).toEqual({ kind: 'released' })
  expect(broken).toEqual([])
  expect(rows).toMatchObject([
    {
      ...{ sourceId: '175662774659', reference: 'order-1', movement: 'payment', currency: 'ARS' },
      ...{ creditCents: 100542, debitCents: 0, grossCents: 131085, feeCents: 26610, taxCents: 3933 },
      at: new Date('2026-09-01T01:39:50Z'),
    },
  ])
})

test('rows of balances move nothing, what sets aside and what is new is kept, and the new word told', async () => {
  const row = (type: string, description: string, credit: string, debit: string) =>
    `2026-08-01T10:00:00.000-03:00;7;;${type};${description};${credit};${debit};0;0;0;[];ARS`
  const { rows, unheard, broken } = await read(
    [
      HEAD,
      row('initial_available_balance', '', '900.00', '0.00'),
      row('release', 'reserve_for_payout', '0.00', '12.00'),
      row('block', 'chargeback', '0.00', '5.00'),
      row('release', 'tax_withholding_of_next_year', '0.00', '1.00'),
      row('release', 'fidelidad_x', '1.00', '0.00'),
      row('misterio', 'payment', '1.00', '0.00'),
      row('available_balance', 'pre_payout_1', '9.00', '0.00'),
      ';;;total;;1.00;0.00;0;0;0;;',
    ].join('\n'),
  )
  expect(rows.map(({ movement }) => movement)).toEqual(['reserve', 'chargeback', 'tax', 'other', 'other'])
  expect(unheard).toEqual(['release / fidelidad_x', 'misterio / payment'])
  expect(broken).toEqual([])
})

test('columns in another order, in Spanish, with commas and decimals as spreadsheets write them', async () => {
  const { rows, end } = await read(
    [
      'MONTO NETO ACREDITADO,DESCRIPCIÓN,MONTO NETO DEBITADO,TIPO DE REGISTRO,FECHA DE LIBERACIÓN,ID DE OPERACIÓN EN MERCADO PAGO,IMPUESTOS DESAGREGADOS,"COMISIÓN DE MERCADO PAGO O MERCADO LIBRE (INCLUYE IVA)"',
      '"1.234,56",Pago,"0,00",Dinero liquidado,01/08/2026 10:00:00,11,[{a:1,b:2}],"-41,00"',
      '"0,00",Devolución de dinero,"9.700",Dinero liquidado,2026-08-01 10:00:00,12,[],0',
    ].join('\n'),
  )
  expect(end).toEqual({ kind: 'released' })
  expect(rows).toMatchObject([
    {
      movement: 'payment',
      creditCents: 123456,
      feeCents: 4100,
      grossCents: null,
      at: new Date('2026-08-01T14:00:00Z'),
    },
    { movement: 'refund', debitCents: 970000 },
  ])
})

test('all transactions: net, fee and taxes, refunds by their id, payouts in the plural', async () => {
  const { rows, end } = await read(
    [
      'EXTERNAL_REFERENCE;SOURCE_ID;TRANSACTION_TYPE;TRANSACTION_AMOUNT;TRANSACTION_CURRENCY;FEE_AMOUNT;SETTLEMENT_NET_AMOUNT;SETTLEMENT_DATE;METADATA;TAXES_AMOUNT',
      '"2999";175;SETTLEMENT;131.03;ARS;-26.06;100.54;2026-08-31T22:39:50.000-03:00;"[{}]";-4.43',
      '"2999";175;REFUND;-10.00;ARS;0.00;-10.00;2026-09-01T22:39:50.000-03:00;"{""refund_id"":77}";0.00',
      ';9;PAYOUTS;-150.00;ARS;0.00;-150.00;2026-09-01T22:39:50.000-03:00;{};0.00',
    ].join('\n'),
  )
  expect(end).toEqual({ kind: 'settlement' })
  expect(rows).toMatchObject([
    {
      movement: 'payment',
      grossCents: 13103,
      feeCents: 2606,
      taxCents: 443,
      creditCents: 10054,
      reference: '2999',
    },
    { movement: 'refund', debitCents: 1000, refundRef: '77' },
    { movement: 'payout', debitCents: 15000 },
  ])
})

test('what is wrong with a line is told by its number, and the rest is in', async () => {
  const swap = (from: string, to: string) => SALE.replace(from, to)
  const { rows, broken } = await read(
    [
      HEAD,
      swap('1005.42', 'mil'),
      SALE,
      swap('2026-08-31T22', '2026-02-31T22'),
      swap('175662774659', '1,75663E+11'),
      `${SALE};one more`,
      swap('order-1', '"order-1'),
      '',
      swap('1005.42;0.00', ';'),
      `${'x'.repeat(70_000)};`,
      swap('order-1', 'order-2'),
    ].join('\n'),
    10_000,
  )
  expect(broken).toEqual([
    { line: 2, trouble: 'amount' },
    { line: 4, trouble: 'moment' },
    { line: 5, trouble: 'id' },
    { line: 6, trouble: 'cells' },
    { line: 7, trouble: 'quotes' },
    { line: 9, trouble: 'no-amount' },
    { line: 10, trouble: 'too-long' },
  ])
  expect(rows.map(({ reference }) => reference)).toEqual(['order-1', 'order-2'])
})

test('what is no report says why', async () => {
  expect((await read('')).end).toEqual({ noReport: 'empty' })
  expect((await read('PK\u0003\u0004\u0000\u0000')).end).toEqual({ noReport: 'not-csv' })
  expect((await read('DATE;SOURCE_ID;RECORD_TYPE\n')).end).toEqual({
    noReport: 'columns',
    missing: ['NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT'],
  })
})

test('a row has the same key in every file, and of two that say the same each has its own', async () => {
  const key = async (...lines: string[]) =>
    (await read([HEAD, ...lines].join('\n'))).rows.map((row) => row.key)
  const [first, second] = await key(SALE, SALE)
  expect(second).not.toBe(first)
  expect(await key('', SALE)).toEqual([first])
  expect(await key(SALE.replace('1005.42', '1005.43'))).not.toEqual([first])
})

test.each([
  ['1234.56', 123456],
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['-12,5', -1250],
  ['9.700', 970000],
  ['1.234.567', 123456700],
  ['$ 12.000', 1200000],
  ['150000', 15000000],
  ['0.00', 0],
  ['.50', 50],
  ['', null],
  ['abc', undefined],
  ['1.2.3', undefined],
  ['1.234.56', undefined],
  ['12.34.567', undefined],
  ['99999999999999999', undefined],
])('%s is %s hundredths', (written, cents) => {
  expect(reportAmount(written)).toBe(cents)
})

test('an amount is read back however it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('', '.', ','), (cents, thousands) => {
      const [whole, decimals] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string]
      const parted = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
      const mark = thousands === '.' ? ',' : '.'
      expect(reportAmount(`${cents < 0 ? '-' : ''}${parted}${mark}${decimals}`)).toBe(cents)
    }),
  )
})

test('cells are read back however they were quoted, and nothing is thrown at', () => {
  const cell = fc.string().filter((each) => !/[\r\n]/.test(each))
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1 }),
      fc.constantFrom(';' as const, ',' as const),
      (cells, by) => {
        const line = cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(by)
        expect(splitCells(line, by)).toEqual(cells)
        splitCells(cells.join(by), by)
      },
    ),
  )
})

test('moments with and without an offset, and days first', () => {
  expect(reportMoment('2026-08-01T10:00:00.000-04:00')).toEqual(new Date('2026-08-01T14:00:00Z'))
  expect(reportMoment('2026-08-01')).toEqual(new Date('2026-08-01T04:00:00Z'))
  expect(reportMoment('1/8/2026 9:05')).toEqual(new Date('2026-08-01T13:05:00Z'))
  expect(reportMoment('2026-08-01T10:00:00-0300')).toEqual(new Date('2026-08-01T13:00:00Z'))
  expect(reportMoment('31/02/2026')).toBeUndefined()
  expect(reportMoment('ayer')).toBeUndefined()
})
