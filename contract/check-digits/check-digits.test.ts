import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrongCbu } from './cbu.ts'
import { isCnpj } from './cnpj.ts'
import { isCpf } from './cpf.ts'
import { isCuit } from './cuit.ts'
import { wrongIban } from './iban.ts'
import { isRut } from './rut.ts'

const isCbu = (typed: string) => wrongCbu(typed) === undefined
const isIban = (typed: string) => wrongIban(typed) === undefined

/** Published examples of each, and numbers of banks and authorities; a CVU made by the rule. */
const EXAMPLES = {
  cbu: ['2850590940090418135201', '0000003100000000000017'],
  cuit: ['30500010912', '20123456786'],
  cpf: ['11144477735', '52998224725'],
  cnpj: ['11222333000181', '12ABC34501DE35'],
  rut: ['760864285', '60803000K'],
  iban: [
    ...['DE89370400440532013000', 'GB29NWBK60161331926819', 'CR05015202001026284066'],
    ...['DO28BAGR00000001212453611324', 'GT82TRAJ01020000001210029690', 'BR1800360305000010009795493C1'],
  ],
}
const KNOWS = { cbu: isCbu, cuit: isCuit, cpf: isCpf, cnpj: isCnpj, rut: isRut, iban: isIban }
type Kind = keyof typeof KNOWS
const KINDS = Object.keys(KNOWS) as Kind[]

test.each(KINDS)('published examples of a %s are taken, and what has not its shape is not', (kind) => {
  for (const example of EXAMPLES[kind]) {
    expect([example, KNOWS[kind](example)]).toEqual([example, true])
    for (const other of ['', example.slice(1), `${example}0`, `${example.slice(0, -1)}x`, `-${example}`])
      expect([other, KNOWS[kind](other)]).toEqual([other, false])
  }
  for (const sign of '0123456789') {
    const alone = sign.repeat(EXAMPLES[kind][0]!.length)
    expect([alone, KNOWS[kind](alone)]).toEqual([alone, false])
  }
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

/** Bodies of random digits, each ended by the one ending that its check takes. */
function ended(body: fc.Arbitrary<string>, isRight: (whole: string) => boolean, endings: readonly string[]) {
  return body.map((start) => endings.map((end) => start + end).find(isRight)).filter((whole) => !!whole)
}
const ONE = [...'0123456789']
const TWO = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

const VALID: Record<Kind, fc.Arbitrary<string | undefined>> = {
  // The first block's digit, then the second's: each is told by the block that is wrong.
  cbu: fc.tuple(digits(7), digits(13)).map(([bank, account]) => {
    const first = ONE.map((one) => bank + one).find(
      (block) => wrongCbu(block + account + 0) !== 'first-block' && wrongCbu(block + account + 0) !== 'shape',
    )
    return ONE.map((one) => first + account + one).find(isCbu)
  }),
  cuit: ended(digits(10), isCuit, ONE),
  // Where their first check digit is 0, two rests look alike: those are no promise of ours.
  cpf: ended(digits(9), isCpf, TWO).filter((cpf) => cpf?.[9] !== '0'),
  cnpj: ended(digits(12), isCnpj, TWO).filter((cnpj) => cnpj?.[12] !== '0'),
  rut: ended(fc.stringMatching(/^[1-9]\d{6,7}$/), isRut, [...ONE, 'K']),
  iban: fc.tuple(fc.constantFrom('DE', 'CR', 'ES'), digits(20)).map(([country, body]) => {
    const account = body.slice(0, { DE: 18, CR: 18, ES: 20 }[country])
    return TWO.map((two) => country + two + account).find(isIban)
  }),
}

describe.each(KINDS)('of a %s', (kind) => {
  test('every single digit that is another is found', () => {
    fc.assert(
      fc.property(VALID[kind], fc.nat(), fc.integer({ min: 1, max: 9 }), (whole, place, further) => {
        fc.pre(whole !== undefined)
        const at = place % whole.length
        fc.pre(/\d/.test(whole[at]!))
        const other = (Number(whole[at]) + further) % 10
        expect(KNOWS[kind](whole.slice(0, at) + other + whole.slice(at + 1))).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('neighbours that changed places are found, but where the sum cannot see it', () => {
    fc.assert(
      fc.property(VALID[kind], fc.nat(), (whole, place) => {
        fc.pre(whole !== undefined)
        const at = place % (whole.length - 1)
        const [one, next] = [whole[at]!, whole[at + 1]!]
        fc.pre(/\d\d/.test(one + next) && one !== next && !isBlind(kind, whole, at))
        expect(KNOWS[kind](whole.slice(0, at) + next + one + whole.slice(at + 2))).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})

/**
 * Where a swap can leave the number right. CBU: its weights differ by even numbers, in a sum by 10. CPF and CNPJ: at their check
 * digits, of which the second hangs on the first, and 0 stands for two rests.
 */
function isBlind(kind: Kind, whole: string, at: number): boolean {
  if (kind === 'cpf' || kind === 'cnpj') return at >= whole.length - 3
  return kind === 'cbu' && Math.abs(Number(whole[at]) - Number(whole[at + 1])) === 5
}

test('of a CBU the wrong block is told', () => {
  const [cbu] = EXAMPLES.cbu as [string]
  expect(wrongCbu(cbu.replace('285', '284'))).toBe('first-block')
  expect(wrongCbu(cbu.replace('5201', '5202'))).toBe('second-block')
  expect(wrongCbu('285059094')).toBe('shape')
})

test('of an IBAN it is told whether its country, its length or its digits are wrong', () => {
  expect(wrongIban('AR0000000000000000000000')).toBe('country')
  expect(wrongIban('constructor')).toBe('country')
  expect(wrongIban('DE8937040044053201300')).toBe('length')
  expect(wrongIban('DE88370400440532013000')).toBe('digits')
  expect(wrongIban('DEXX370400440532013000')).toBe('digits')
})

test('a letter in a CNPJ counts as its code less 48, and is none among the check digits', () => {
  expect(isCnpj('12ABC34501DE35')).toBe(true)
  expect(isCnpj('12ABD34501DE35')).toBe(false)
  expect(isCnpj('12abc34501de35')).toBe(false)
  expect(isCnpj('12ABC34501DEA5')).toBe(false)
})
