import { describe, expect, test } from 'vitest'
import { DESTINATIONS } from '#tests/factories/a-payout-destination.ts'
import { savePayoutAccount } from './payout-accounts.ts'
import type { PayoutDestination } from './payout-destination.ts'
import * as payoutAccountTexts from './texts/payout-account.ts'

type Kind = PayoutDestination['kind']

/** The account as it is kept, or what is wrong by field. */
function parsed(kind: Kind, typed: Record<string, unknown> = {}) {
  const destination = { ...DESTINATIONS[kind], ...typed }
  const { data, error } = savePayoutAccount.body!.safeParse({ destination, proof: { code: '123456' } })
  if (data) return (data as { destination: PayoutDestination }).destination
  return Object.fromEntries(error!.issues.map(({ path, message }) => [path.slice(1).join('.'), message]))
}

test.each(Object.keys(DESTINATIONS) as Kind[])('an account of the kind %s is kept as it is', (kind) => {
  expect(parsed(kind)).toEqual(DESTINATIONS[kind])
})

test.each<[Kind, Record<string, string>]>([
  ['ar-bank', { cbu: '2850590-9 4009041813520-1', cuit: '20-12345678-6' }],
  ['br-pix', { key: '529.982.247-25', taxId: '529.982.247-25' }],
  ['br-bank', { taxId: '11.222.333/0001-81', account: '123456789-0', ispb: '60.701.190' }],
  ['cl-bank', { rut: '60.803.000-k', account: '00 123 456 789' }],
  ['iban', { iban: 'cr05 0152 0200 1026 2840 66' }],
])('of the kind %s what people type between digits is taken off: %j', (kind, typed) => {
  expect(parsed(kind, typed)).toEqual(DESTINATIONS[kind])
})

test.each<[string, string, string]>([
  ['EMAIL', 'Eva@Cerveza.Example', 'eva@cerveza.example'],
  ['PHONE', '+55 (11) 98765-4321', '+5511987654321'],
  ['PIX_CODE', '123E4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
])('a Pix key of the kind %s is kept as Pix writes it: %s', (keyType, typed, key) => {
  expect(parsed('br-pix', { keyType, key: typed })).toMatchObject({ keyType, key })
})

test('a Pix key may be a CNPJ with letters', () => {
  const cnpj = { keyType: 'CNPJ', key: '12.abc.345/01de-35', taxId: '12.ABC.345/01DE-35' }
  expect(parsed('br-pix', cnpj)).toMatchObject({ key: '12ABC34501DE35', taxId: '12ABC34501DE35' })
})

describe('what is wrong is told at its field, with which digits', () => {
  test.each<[Kind, Record<string, string>, Record<string, { es: string }>]>([
    ['ar-bank', { cbu: '2840590940090418135201' }, { cbu: payoutAccountTexts.cbuFirstBlock }],
    ['ar-bank', { cbu: '2850590940090418135202' }, { cbu: payoutAccountTexts.cbuSecondBlock }],
    ['ar-bank', { cbu: '285' }, { cbu: payoutAccountTexts.cbuShape }],
    ['ar-bank', { cbu: '---' }, { cbu: payoutAccountTexts.cbuShape }],
    ['ar-bank', { cuit: '20-12345678-7' }, { cuit: payoutAccountTexts.cuitDigits }],
    ['br-bank', { taxId: '529.982.247-26' }, { taxId: payoutAccountTexts.cpfDigits }],
    ['br-bank', { taxId: '11.222.333/0001-82' }, { taxId: payoutAccountTexts.cnpjDigits }],
    ['br-bank', { taxId: '1' }, { taxId: payoutAccountTexts.taxIdShape }],
    ['br-pix', { key: '529.982.247-26' }, { key: payoutAccountTexts.cpfDigits }],
    ['br-pix', { key: '111.444.777-35' }, { key: payoutAccountTexts.keyOfAnother }],
    ['br-pix', { keyType: 'CNPJ' }, { key: payoutAccountTexts.taxIdShape }],
    ['br-pix', { keyType: 'PHONE', key: '11 98765-4321' }, { key: payoutAccountTexts.phoneKeyShape }],
    ['br-pix', { keyType: 'PIX_CODE', key: '123' }, { key: payoutAccountTexts.randomKeyShape }],
    ['cl-bank', { rut: '60.803.000-1' }, { rut: payoutAccountTexts.rutDigits }],
    ['cl-bank', { rut: 'K' }, { rut: payoutAccountTexts.rutShape }],
    ['iban', { iban: 'CR05015202001026284067' }, { iban: payoutAccountTexts.ibanDigits }],
    ['iban', { iban: 'AR05015202001026284066' }, { iban: payoutAccountTexts.ibanCountry }],
    ['iban', { iban: 'CR0501520200102628406' }, { iban: payoutAccountTexts.ibanLength }],
  ])('%s with %j', (kind, typed, wrong) => {
    const words = Object.entries(wrong).map(([field, text]) => [field, text.es])
    expect(parsed(kind, typed)).toEqual(Object.fromEntries(words))
  })

  test('a kind that there is none of, and a field of another kind', () => {
    expect(Object.keys(parsed('lines', { kind: 'cash' }))).toEqual(['kind'])
    expect(parsed('lines', { cbu: '1' })).toHaveProperty('')
    expect(Object.keys(parsed('iban', { holder: '', bank: 'www.example.com' }))).toEqual(['holder', 'bank'])
  })
})
