import { randomUUID } from 'node:crypto'
import type { PayoutDestination } from '#contract/payout-destination.ts'
import type { OutgoingPayout } from '#server/ports/payout-provider.ts'

/** Accounts that could be: their check digits are right, and nobody has them. */
export const DESTINATIONS = {
  'ar-bank': {
    kind: 'ar-bank',
    holder: 'Cervecería Ñandú S.R.L.',
    cbu: '2850590940090418135201',
    cuit: '30712345671',
  },
  'br-pix': {
    kind: 'br-pix',
    holder: 'Cervejaria Onça Ltda',
    keyType: 'EMAIL',
    key: 'caixa@onca.example',
    taxId: '11222333000181',
  },
  'br-bank': {
    kind: 'br-bank',
    holder: 'João da Conceição',
    ispb: '60701190',
    bankCode: '341',
    branch: '0123',
    account: '456789',
    taxId: '52998224725',
  },
  'cl-bank': {
    kind: 'cl-bank',
    holder: 'Cervecería Cóndor SpA',
    bankCode: '012',
    account: '00123456789',
    rut: '760864285',
  },
  iban: { kind: 'iban', holder: 'Brasserie', bank: 'Banque', iban: 'FR7630006000011234567890189' },
  lines: {
    kind: 'lines',
    holder: 'Cervecería Andina',
    bank: 'Banco Unión',
    lines: 'Cuenta 10000123\nLa Paz',
  },
} as const satisfies Record<PayoutDestination['kind'], PayoutDestination>

/** 12,345.67 pesos for a brewery in Argentina, unless told otherwise. */
export function anOutgoingPayout(facts: Partial<OutgoingPayout> = {}): OutgoingPayout {
  return {
    id: randomUUID(),
    companyName: 'Ñandú',
    currency: 'ARS',
    amountCents: 1_234_567,
    destination: DESTINATIONS['ar-bank'],
    description: 'Lúpulo: ventas de Ñandú',
    ...facts,
  }
}
