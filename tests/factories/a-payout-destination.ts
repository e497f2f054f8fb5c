import type { PayoutDestination } from '#contract/payout-destination.ts'

/** An account of each kind whose digits are right. */
export const DESTINATIONS = {
  'ar-bank': { kind: 'ar-bank', holder: 'Eva Ruiz', cbu: '2850590940090418135201', cuit: '20123456786' },
  'br-pix': { kind: 'br-pix', holder: 'Eva Ruiz', keyType: 'CPF', key: '52998224725', taxId: '52998224725' },
  'br-bank': {
    ...{ kind: 'br-bank', holder: 'Eva Ruiz', ispb: '60701190', bankCode: '341', branch: '1234' },
    ...{ account: '1234567890', taxId: '11222333000181' },
  },
  'cl-bank': {
    kind: 'cl-bank',
    holder: 'Eva Ruiz',
    bankCode: '012',
    account: '00123456789',
    rut: '60803000K',
  },
  iban: { kind: 'iban', holder: 'Eva Ruiz', bank: 'Banco Nacional', iban: 'CR05015202001026284066' },
  lines: { kind: 'lines', holder: 'Eva Ruiz', bank: 'Banco de Lima', lines: 'Cuenta 193-1234567-0-89' },
} as const satisfies { [Kind in PayoutDestination['kind']]: PayoutDestination & { kind: Kind } }
