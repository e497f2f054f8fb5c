import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Balance, Sale } from '#contract/sales.ts'
import { momentDay } from '#web/ui/moment-words.ts'
import { SoldBeers } from './sold-beers.tsx'

const aSale = (facts: Partial<Sale> = {}): Sale => ({
  id: 'a.b',
  ShoppingHistoryId: '0192f0c4-7b1a-7000-8000-00000000cafe',
  ProductId: '0192f0c4-7b1a-7000-8000-00000000beef',
  date: '2026-03-05T02:30:00.000Z',
  state: 'paid',
  chargeback: null,
  parcel: 'pending',
  buyerEmail: 'ana@correo.example',
  buyerName: 'Ana Pérez',
  name: 'Niebla',
  description: 'Pomelo.',
  summary: 'Lata 473 ml',
  image: '/labels/x.svg',
  price: 4.5,
  amount: 3,
  refundedAmount: 0,
  totalPrice: 13.5,
  refunded: 0,
  owed: 13.5,
  paidOut: 0,
  payoutDate: null,
  charge: { currency: 'USD', totalPrice: 13.5, refunded: 0, owed: 13.5, paidOut: 0 },
  ...facts,
})
const NOTHING_YET: Balance = {
  ...{ currency: 'USD', owed: 13.5, owedDollars: 13.5, unsent: 0, unsentDollars: 0 },
  ...{ paidOut: 0, paidOutDollars: 0, lastPayout: null },
}

/** What the page says, without its marks. */
function said(sales: Sale[], ...balances: Balance[]): string {
  const counted = { total: sales.length, totalPages: sales.length ? 1 : 0, page: 1 }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <SoldBeers
          sales={{ sales, balances: balances.length ? balances : [NOTHING_YET], ...counted }}
          dayOf={momentDay('America/Argentina/Buenos_Aires')}
          addressOf={(page) => `?ventas=${page}`}
        />
      ),
    },
  ])
  return renderToString(<Page />)
    .replaceAll(/<!-- -->|<wbr\/>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
}

test('a sale that nobody has paid out yet, on the day of the shop', () => {
  const text = said([aSale()])
  for (const part of [
    'My Sold Beers',
    'Pendiente de cobro|U$S 13.50',
    'Cobrado hasta hoy|U$S 0.00',
    'Último pago|Todavía ninguno',
    'Envio pendiente|Niebla|Lata 473 ml|Pomelo.|Compró| Ana Pérez|ana|@correo.example',
    'Fecha|04/03/2026',
    'Pedido|0000CAFE',
    'Cantidad|3|Precio unitario|U$S 4.50|Total|U$S 13.50|Pendiente|U$S 13.50',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/Devuelto|Cobrado\|/)
})

test('what is still to be sent stands apart from what is owed; where there is nothing, no word of it', () => {
  const waiting = { ...NOTHING_YET, owed: 0, unsent: 13.5 }
  expect(said([aSale()], waiting)).toContain(
    'Pendiente de cobro|U$S 0.00|Por enviar|U$S 13.50|Se cobra después de enviarlo.|',
  )
  expect(said([aSale()])).not.toContain('Por enviar')
})

test('what went back and what was paid stand beside what is left', () => {
  const paid = { paidOut: 13.5, payoutDate: '2026-04-02T12:00:00.000Z' }
  const lastPayout = { date: paid.payoutDate, amount: 13.5, reference: 'Transferencia 7' }
  const charge = { currency: 'USD' as const, totalPrice: 13.5, refunded: 4.5, owed: -4.5, paidOut: 13.5 }
  const text = said([aSale({ ...paid, ...charge, charge, parcel: 'delivered', refundedAmount: 1 })], {
    ...NOTHING_YET,
    ...{ owed: -4.5, paidOut: 13.5, lastPayout },
  })
  for (const part of [
    'Pendiente de cobro|U$S -4.50',
    'Último pago|U$S 13.50 el 02/04/2026 · Transferencia 7',
    'Entregado|',
    'Devuelto|U$S 4.50 (1 u.)|Pendiente|U$S -4.50|Cobrado|U$S 13.50 el 02/04/2026',
  ]) {
    expect(text).toContain(part)
  }
})

test('what was charged in pesos is owed and paid in pesos, with its dollars beside; each currency by itself', () => {
  const charge = {
    currency: 'ARS' as const,
    totalPrice: 19_129.5,
    refunded: 0,
    owed: 12_753,
    paidOut: 6376.5,
  }
  const sale = aSale({ charge, owed: 9, paidOut: 4.5, payoutDate: '2026-04-02T12:00:00.000Z' })
  const inPesos: Balance = {
    ...{ currency: 'ARS', owed: 12_753, owedDollars: 9, unsent: 0, unsentDollars: 0 },
    ...{ paidOut: 6376.5, paidOutDollars: 4.5 },
    lastPayout: { date: '2026-04-02T12:00:00.000Z', amount: 6376.5, reference: '' },
  }
  const text = said([sale], inPesos, { ...NOTHING_YET, owed: -4.5, owedDollars: -4.5 })
  for (const part of [
    'Pendiente de cobro|$ 12 753.00 ARS|U$S 9.00|Cobrado hasta hoy|$ 6376.50 ARS|U$S 4.50|',
    'Último pago|$ 6376.50 ARS el 02/04/2026|Pendiente de cobro|U$S -4.50|',
    'Total|U$S 13.50|Pendiente|$ 12 753.00 ARS (U$S 9.00)|Cobrado|$ 6376.50 ARS (U$S 4.50) el 02/04/2026',
  ]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(part)
  }
})

test('a chargeback is said instead of the parcel; who deleted their account has no e-mail', () => {
  const text = said([aSale({ state: 'charged_back', refunded: 13.5, owed: 0, buyerEmail: '' })])
  expect(text).toContain('Contracargo|')
  expect(text).not.toMatch(/Envio pendiente|@/)
  expect(text).toContain('Devuelto|U$S 13.50|')
})

test('nothing sold yet leads to the shop', () => {
  expect(said([])).toMatch(/you haven(&#x27;|')t sold anything yet\|Ver la tienda/)
})
