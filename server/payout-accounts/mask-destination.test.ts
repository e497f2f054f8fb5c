import { expect, test } from 'vitest'
import type { PayoutDestination } from '#contract/payout-destination.ts'
import { maskDestination } from './mask-destination.ts'

const HOLDER = { holder: 'Juana María Pérez' }

test.each<[PayoutDestination, { bank: string; number: string }]>([
  [
    { kind: 'ar-bank', ...HOLDER, cbu: '2850590940090418135201', cuit: '20123456786' },
    { bank: '285', number: '••••5201' },
  ],
  [
    { kind: 'br-pix', ...HOLDER, keyType: 'CPF', key: '52998224725', taxId: '52998224725' },
    { bank: '', number: '••••4725' },
  ],
  [
    { kind: 'br-pix', ...HOLDER, keyType: 'EMAIL', key: 'juana@cerveza.example', taxId: '52998224725' },
    { bank: '', number: 'j••••@cerveza.example' },
  ],
  [
    {
      ...{ kind: 'br-bank', ...HOLDER, ispb: '00000000', bankCode: '001', branch: '1234' },
      ...{ account: '123456X', taxId: '52998224725' },
    },
    { bank: '001', number: '••••' },
  ],
  [
    { kind: 'cl-bank', ...HOLDER, bankCode: '012', account: '00123456789', rut: '60803000K' },
    { bank: '012', number: '••••6789' },
  ],
  [
    { kind: 'iban', ...HOLDER, bank: 'Sparkasse', iban: 'DE89370400440532013000' },
    { bank: 'Sparkasse', number: '••••3000' },
  ],
  [
    { kind: 'lines', ...HOLDER, bank: 'BCP', lines: 'Cuenta 193-1234567-0-89\nLima' },
    { bank: 'BCP', number: '••••7089' },
  ],
])('of %j its owner knows it by %j', (destination, told) => {
  expect(maskDestination(destination)).toEqual({ kind: destination.kind, holder: 'J. Pérez', ...told })
})

test('a holder of one word is told as an initial', () => {
  const masked = maskDestination({ kind: 'lines', holder: 'Ñusta', bank: 'BCP', lines: 'x' })
  expect(masked).toMatchObject({ holder: 'Ñ.', number: '••••' })
})
