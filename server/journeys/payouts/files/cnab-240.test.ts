import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OutgoingPayout } from '#server/ports/payout-provider.ts'
import { anOutgoingPayout, DESTINATIONS } from '#tests/factories/an-outgoing-payout.ts'
import { type BrazilianDestination, cnabReference, INITIATIONS } from './cnab-destination.ts'
import * as layouts from './cnab-layout.ts'
import { occurrencesOf, standingOfOccurrences } from './cnab-occurrences.ts'
import { readRecord, writeRecord } from './cnab-record.ts'
import { readCnabReturn } from './read-cnab-return.ts'
import { type CnabFile, writeCnab240 } from './write-cnab-240.ts'

const FILE: CnabFile = {
  account: {
    bank: '341',
    bankName: 'Banco Itaú S.A.',
    agreement: '123456',
    branch: '1234',
    account: '56789-0',
    taxNumber: '11222333000181',
    company: 'Lúpulo Comércio de Cervejas Artesanais Ltda',
  },
  sequence: 42,
  day: '2026-11-23',
  time: '18:05:09',
  payOn: '2026-11-24',
}

const aPayout = (destination: BrazilianDestination, facts: Partial<OutgoingPayout> = {}) =>
  anOutgoingPayout({ currency: 'BRL', destination, description: 'Repasse Lúpulo', ...facts })

const EXAMPLES = [
  aPayout(DESTINATIONS['br-pix'], { id: '01982f6e-0000-7000-8000-000000000001', amountCents: 123_456 }),
  aPayout(DESTINATIONS['br-bank'], { id: '01982f6e-0000-7000-8000-000000000002', amountCents: 1 }),
  aPayout(
    { ...DESTINATIONS['br-bank'], bankCode: '001', ispb: '00000000', account: '12345X' },
    { id: '01982f6e-0000-7000-8000-000000000003', amountCents: 999_999_999 },
  ),
  aPayout(
    { ...DESTINATIONS['br-pix'], keyType: 'PHONE', key: '+5511987654321', taxId: '52998224725' },
    { id: '01982f6e-0000-7000-8000-000000000004', amountCents: 70_000 },
  ),
]

const linesOf = (file: string) => file.split('\r\n').slice(0, -1)

test.each(Object.entries(layouts))('the layout %s fills a line', (_, layout) => {
  expect(layout.reduce((sum, [, characters]) => sum + characters, 0)).toBe(240)
})

test('writes the same file as ever: a lot for each form of payment', () => {
  const golden = readFileSync(join(import.meta.dirname, 'golden.cnab240'), 'latin1')
  expect(writeCnab240(EXAMPLES, FILE)).toEqual({ file: golden, leftOut: [] })
})

test('where things stand, by the columns of the layout’s own tables', () => {
  const lines = linesOf(writeCnab240(EXAMPLES, FILE).file)
  const at = (line: number, from: number, to: number) => lines[line]!.slice(from - 1, to)
  expect(lines).toHaveLength(16)
  // The file's header: bank, kind of number and number, name, day and time, the file's number, version.
  expect([at(0, 1, 8), at(0, 18, 32), at(0, 73, 102)]).toEqual([
    '34100000',
    '211222333000181',
    'LUPULO COMERCIO DE CERVEJAS AR',
  ])
  expect([at(0, 53, 72), at(0, 143, 166)]).toEqual(['01234 0000000567890 ', '123112026180509000042103'])
  // The lot of Pix: form, then A with amount and reference, then B with the key.
  expect([at(1, 4, 16), at(2, 18, 29), at(2, 120, 134)]).toEqual([
    '00011C2045046',
    '00900000000 ',
    '000000000123456',
  ])
  expect(at(2, 44, 93)).toBe(
    `${'CERVEJARIA ONCA LTDA'.padEnd(30)}00007000800000000001`.replace(
      /\d+$/,
      cnabReference(EXAMPLES[0]!.id),
    ),
  )
  expect([at(2, 94, 104), at(3, 14, 32), at(3, 128, 145)]).toEqual([
    '24112026BRL',
    'B02 211222333000181',
    'caixa@onca.example',
  ])
  expect([at(5, 15, 17), at(5, 128, 141), at(5, 18, 32)]).toEqual([
    '01 ',
    '+5511987654321',
    '100052998224725',
  ])
  // Its trailer: six lines and their sum.
  expect([at(6, 8, 8), at(6, 18, 41)]).toEqual(['5', '000006000000000000193456'])
  // An account at the shop's own bank is credited, one at another is a TED.
  expect([at(7, 12, 13), at(8, 18, 43)]).toEqual(['01', `000341${'00123'} ${'000000045678'}9 `])
  expect([at(11, 12, 13), at(12, 18, 43), at(13, 233, 240)]).toEqual([
    '41',
    `018001${'00123'} ${'000000012345'}X `,
    '00000000',
  ])
  expect([at(15, 4, 8), at(15, 18, 29)]).toEqual(['99999', '000003000016'])
})

test('what a Brazilian bank cannot pay is answered beside the file', () => {
  const others = [anOutgoingPayout(), aPayout(DESTINATIONS['br-pix'], { currency: 'USD' })]
  const { file, leftOut } = writeCnab240([...others, EXAMPLES[0]!], FILE)
  expect(leftOut).toEqual(others)
  expect(file).toBe(writeCnab240([EXAMPLES[0]!], FILE).file)
  expect(linesOf(writeCnab240([], FILE).file)).toHaveLength(2)
})

const digits = (least: number, most = least) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most })
const taxId = fc.oneof(digits(11), digits(14))
const holder = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
const destination: fc.Arbitrary<BrazilianDestination> = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('br-pix' as const), holder, taxId, key: fc.stringMatching(/^[\w+@.-]{1,77}$/) },
    keyType: fc.constantFrom('CPF', 'CNPJ', 'EMAIL', 'PHONE', 'PIX_CODE'),
  }),
  fc.record({
    ...{ kind: fc.constant('br-bank' as const), holder, taxId, ispb: digits(8), branch: digits(4) },
    ...{
      bankCode: fc.oneof(digits(3), fc.constant('341')),
      account: fc.tuple(digits(1, 12), fc.constantFrom(...'0189X')).map((both) => both.join('')),
    },
  }),
)
const payouts = fc.array(
  fc
    .record({
      ...{ id: fc.uuid(), destination, amountCents: fc.integer({ min: 1, max: 10 ** 13 }) },
      description: fc.string({ unit: 'grapheme', maxLength: 120 }),
    })
    .map((facts): OutgoingPayout => ({ companyName: 'X', currency: 'BRL', ...facts })),
  { maxLength: 12 },
)

describe('of any payouts', () => {
  test('every line has 240 signs of ASCII, and counts and sums are right', () => {
    fc.assert(
      fc.property(payouts, (paid) => {
        const { file } = writeCnab240(paid, FILE)
        expect(file).toMatch(/^(?:[\x20-\x7e]{240}\r\n)+$/)
        const lines = linesOf(file)
        const trailers = lines
          .filter((line) => line[7] === '5')
          .map((line) => readRecord(layouts.LOT_TRAILER, line))
        const details = lines.filter((line) => line[7] === '3')
        expect(trailers.reduce((sum, { cents }) => sum + Number(cents), 0)).toBe(
          paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
        )
        expect(trailers.reduce((sum, { records }) => sum + Number(records), 0)).toBe(
          details.length + 2 * trailers.length,
        )
        const end = readRecord(layouts.FILE_TRAILER, lines.at(-1)!)
        expect([Number(end.lots), Number(end.records)]).toEqual([trailers.length, lines.length])
      }),
    )
  })

  test('what was written is read again', () => {
    fc.assert(
      fc.property(payouts, (paid) => {
        const lines = linesOf(writeCnab240(paid, FILE).file)
        const read = lines.flatMap((line, index) => {
          if (line[7] !== '3' || line[13] !== 'A') return []
          return [
            { a: readRecord(layouts.SEGMENT_A, line), b: readRecord(layouts.SEGMENT_B, lines[index + 1]!) },
          ]
        })
        expect(read).toHaveLength(paid.length)
        for (const { id, amountCents, destination: given } of paid) {
          const to = given as BrazilianDestination
          const { a, b } = read.find((each) => each.a.reference === cnabReference(id))!
          expect([Number(a.cents), b.taxNumber.slice(-to.taxId.length)]).toEqual([
            amountCents,
            (to as BrazilianDestination).taxId,
          ])
          if (to.kind === 'br-pix')
            expect([b.initiation, b.pixKey]).toEqual([INITIATIONS[to.keyType], to.key])
          if (to.kind !== 'br-bank') continue
          expect([a.payeeBank, Number(a.branch), b.ispb]).toEqual([to.bankCode, Number(to.branch), to.ispb])
          expect([Number(a.account), a.accountCheck]).toEqual([
            Number(to.account.slice(0, -1)),
            to.account.slice(-1),
          ])
        }
      }),
    )
  })
})

/** The shop's own file as a bank answers it: what became of each payment, in their order. */
function answered(...codes: string[]) {
  let index = 0
  const lines = linesOf(writeCnab240(EXAMPLES, FILE).file).map((line) => {
    if (line[7] === '0') return `${line.slice(0, 142)}2${line.slice(143)}`
    if (line[7] !== '3' || line[13] !== 'A') return line
    const { cents } = readRecord(layouts.SEGMENT_A, line)
    const code = codes[index++] ?? '00'
    const paid = code === '00' ? `${'BANK-1'.padEnd(20)}25112026${cents}` : line.slice(134, 177)
    return `${line.slice(0, 134)}${paid}${line.slice(177, 230)}${code.padEnd(10)}`
  })
  return { lines, file: `${lines.join('\r\n')}\r\n` }
}

describe('a bank’s answer', () => {
  test('says of each payment what became of it', () => {
    const read = readCnabReturn(answered('00', 'PJ', 'BD', 'ANAG').file)
    if (read === 'no-return') throw new Error(read)
    expect(read.broken).toEqual([])
    // In the order of the file: the two Pix first.
    const [pix, bank, elsewhere, phone] = EXAMPLES.map(
      ({ id }) => read.payments.find(({ reference }) => reference === cnabReference(id))!,
    )
    expect(pix).toMatchObject({
      standing: 'paid',
      amountCents: 123_456,
      paidCents: 123_456,
      paidOn: '2026-11-25',
      bankReference: 'BANK-1',
      line: 3,
    })
    expect(phone).toMatchObject({ standing: 'failed', occurrences: ['PJ'], paidCents: null, paidOn: null })
    expect(bank).toMatchObject({ standing: 'taken', occurrences: ['BD'] })
    expect(elsewhere).toMatchObject({ standing: 'failed', occurrences: ['AN', 'AG'] })
  })

  test('lines that make no sense are told by number and reason, and the rest is in', () => {
    const { lines } = answered()
    lines[3] = lines[3]!.slice(1)
    lines[4] = `${lines[4]!.slice(0, 73)}${' '.repeat(20)}${lines[4]!.slice(93)}`
    lines[8] = `${lines[8]!.slice(0, 119)}00000000000000X${lines[8]!.slice(134)}`
    lines[11] = `${lines[11]!.slice(0, 7)}7${lines[11]!.slice(8)}`
    const read = readCnabReturn(`${lines.join('\n')}\n\x1a\n`)
    if (read === 'no-return') throw new Error(read)
    expect(read.broken).toEqual([
      { line: 4, reason: 'not-240-characters' },
      { line: 5, reason: 'no-reference' },
      { line: 7, reason: 'count-differs' },
      { line: 7, reason: 'sum-differs' },
      { line: 9, reason: 'wrong-amount' },
      { line: 11, reason: 'sum-differs' },
      { line: 12, reason: 'unknown-record' },
    ])
    expect(read.payments).toHaveLength(2)
  })

  test('is no shop’s own file, nor anything else', () => {
    expect(readCnabReturn(writeCnab240(EXAMPLES, FILE).file)).toBe('no-return')
    for (const file of ['', '\r\n', 'a;b\n1;2\n', '2'.repeat(10_000)])
      expect(readCnabReturn(file)).toBe('no-return')
  })

  test('whatever comes is read without a throw', () => {
    const { lines } = answered()
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(14), fc.nat(239), fc.string({ maxLength: 3 }))), (changes) => {
        const changed = [...lines]
        for (const [line, at, text] of changes)
          changed[line + 1] =
            changed[line + 1]!.slice(0, at) + text + changed[line + 1]!.slice(at + text.length)
        expect(readCnabReturn(changed.join('\r\n'))).not.toBe('no-return')
      }),
    )
  })
})

test.each([
  ['00', 'paid'],
  ['03', 'paid'],
  ['00ZA', 'paid'],
  ['01', 'failed'],
  ['02', 'failed'],
  ['AG', 'failed'],
  ['HA', 'failed'],
  ['PJ', 'failed'],
  ['00AG', 'failed'],
  ['BF', 'failed'],
  ['BD', 'taken'],
  ['BE', 'taken'],
  ['', 'in-process'],
  ['ZZ', 'in-process'],
  ['BDZZ', 'in-process'],
])('the codes %s are %s', (codes, standing) => {
  expect(standingOfOccurrences(occurrencesOf(codes))).toBe(standing)
})

test('a number that has no room is a bug, and a text is cut', () => {
  expect(() => writeRecord([['account', 3, 'digits']], { account: '1234' })).toThrow('has no room in account')
  expect(writeRecord([['holder', 3, 'text']], { holder: 'Ñandú' })).toBe('Nan')
})
