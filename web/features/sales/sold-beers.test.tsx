import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { OwnCommissionRule, OwnCommissionRules } from '#contract/commission.ts'
import type { Balance, Sale } from '#contract/sales.ts'
import { momentDay } from '#web/ui/moment-words.ts'
import { SoldBeers } from './sold-beers.tsx'

/** Of a sale of which nobody else has anything. */
const UNSHARED = { commission: 0, commissionTax: 0, fee: 0, net: 13.5 }

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
  charge: { currency: 'USD', totalPrice: 13.5, refunded: 0, owed: 13.5, paidOut: 0, ...UNSHARED },
  ...facts,
})
const NOTHING_YET: Balance = {
  ...{
    currency: 'USD',
    owed: 13.5,
    owedDollars: 13.5,
    pending: 0,
    pendingDollars: 0,
    nextFree: null,
    frozen: 0,
    underWay: 0,
  },
  ...{ paidOut: 0, paidOutDollars: 0, lastPayout: null },
}

/** What the page says, without its marks. */
function said(sales: Sale[], ...balances: Balance[]): string {
  return pageOf(sales, balances, { running: [], coming: [] })
}

function pageOf(sales: Sale[], balances: Balance[], commission: OwnCommissionRules): string {
  const counted = { total: sales.length, totalPages: sales.length ? 1 : 0, page: 1 }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <SoldBeers
          sales={{ sales, balances: balances.length ? balances : [NOTHING_YET], commission, ...counted }}
          dayOf={momentDay('America/Argentina/Buenos_Aires')}
          addressOf={(page) => `?ventas=${page}`}
        />
      ),
    },
  ])
  return (
    renderToString(<Page />)
      .replaceAll(/<!-- -->|<wbr\/>/g, '')
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|')
      // No line breaks in an amount: to the eye it is a blank like any other.
      .replaceAll('\u00a0', ' ')
  )
}

test('a sale that nobody has paid out yet, on the day of the shop', () => {
  const text = said([aSale()])
  for (const part of [
    'My Sold Beers',
    'Listo para cobrar|U$S 13.50|Va en el próximo pago de la tienda, que no tiene día fijo.|',
    'Cobrado hasta hoy|U$S 0.00',
    'Último pago|Todavía ninguno',
    'Niebla|Por enviar|Lata 473 ml| Pomelo.|Compró| Ana Pérez |ana|@correo.example',
    'Fecha|04/03/2026',
    'Pedido|0000CAFE',
    'Cantidad|3|Precio unitario|U$S 4.50|Total|U$S 13.50|Pendiente|U$S 13.50',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/Devuelto|Cobrado\|/)
})

test('what is not free yet stands apart from what is owed; where there is nothing, no word of it', () => {
  const waiting = { ...NOTHING_YET, owed: 0, pending: 13.5 }
  expect(said([aSale()], waiting)).toContain(
    'Listo para cobrar|U$S 0.00|En camino|U$S 13.50|Queda libre unos días después de que llegue cada envío, y no mientras haya un reclamo.|',
  )
  expect(said([aSale()])).not.toContain('En camino')
  expect(said([aSale()], { ...waiting, nextFree: '2026-04-02T12:00:00.000Z' })).toContain(
    'En camino|U$S 13.50|Lo próximo queda libre el 02/04/2026.|',
  )
})

test('what went back and what was paid stand beside what is left', () => {
  const paid = { paidOut: 13.5, payoutDate: '2026-04-02T12:00:00.000Z' }
  const lastPayout = { date: paid.payoutDate, amount: 13.5, reference: 'Transferencia 7' }
  const charge = {
    currency: 'USD' as const,
    totalPrice: 13.5,
    refunded: 4.5,
    owed: -4.5,
    paidOut: 13.5,
    ...UNSHARED,
    net: 9,
  }
  const text = said([aSale({ ...paid, ...charge, charge, parcel: 'delivered', refundedAmount: 1 })], {
    ...NOTHING_YET,
    ...{ owed: -4.5, paidOut: 13.5, lastPayout },
  })
  for (const part of [
    'Le debes a la tienda|U$S 4.50',
    'Último pago|U$S 13.50|02/04/2026 · Transferencia 7',
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
    ...UNSHARED,
  }
  const sale = aSale({ charge, owed: 9, paidOut: 4.5, payoutDate: '2026-04-02T12:00:00.000Z' })
  const inPesos: Balance = {
    ...{
      currency: 'ARS',
      owed: 12_753,
      owedDollars: 9,
      pending: 0,
      pendingDollars: 0,
      nextFree: null,
      frozen: 0,
      underWay: 0,
    },
    ...{ paidOut: 6376.5, paidOutDollars: 4.5 },
    lastPayout: { date: '2026-04-02T12:00:00.000Z', amount: 6376.5, reference: '' },
  }
  const text = said([sale], inPesos, { ...NOTHING_YET, owed: -4.5, owedDollars: -4.5 })
  for (const part of [
    'En ARS|Listo para cobrar|$ 12 753.00 ARS|U$S 9.00 · Va en el próximo pago de la tienda, que no tiene día fijo.|Cobrado hasta hoy|$ 6376.50 ARS|U$S 4.50|',
    'Último pago|$ 6376.50 ARS|02/04/2026|En USD|Le debes a la tienda|U$S 4.50|',
    'Total|U$S 13.50|Pendiente|$ 12 753.00 ARS (U$S 9.00)|Cobrado|$ 6376.50 ARS (U$S 4.50) el 02/04/2026',
  ]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(part)
  }
})

test('a chargeback is said instead of the parcel; who deleted their account has no e-mail', () => {
  const text = said([aSale({ state: 'charged_back', refunded: 13.5, owed: 0, buyerEmail: '' })])
  expect(text).toContain('Contracargo|')
  expect(text).not.toMatch(/Por enviar|@/)
  expect(text).toContain('Devuelto|U$S 13.50|')
})

test('nothing sold yet leads to the shop', () => {
  expect(said([])).toMatch(/you haven(&#x27;|')t sold anything yet\|Ver la tienda/)
})

test('of a sale of which the shop keeps a part each part stands beside what is left', () => {
  const amounts = { totalPrice: 13.5, refunded: 0, owed: 10.96, paidOut: 0 }
  const parts = { commission: 1.69, commissionTax: 0.35, fee: 0.5, net: 10.96 }
  expect(said([aSale({ ...amounts, charge: { currency: 'USD', ...amounts, ...parts } })])).toContain(
    'Total|U$S 13.50|Comisión de la tienda|U$S -1.69|Impuesto sobre la comisión|U$S -0.35|Costo del pago|U$S -0.50|Es tuyo|U$S 10.96|Pendiente|U$S 10.96',
  )
  expect(said([aSale()])).not.toMatch(/Comisión de la tienda|Es tuyo/)
})

const RULE: OwnCommissionRule = {
  ...{ type: null, from: null, until: null, percent: 12.5, fixed: 0.5, taxPercent: 21 },
  ...{ isOwn: false, since: '2026-01-01' },
}

test('a seller reads what the shop keeps of their sales, since when, and what comes next', () => {
  expect(said([aSale()])).toContain('La tienda no se queda con nada')
  const own = {
    ...RULE,
    type: 'IPA',
    until: '2026-12-31',
    percent: 8,
    fixed: 0,
    taxPercent: 0,
    isOwn: true,
  } as const
  const next = { ...RULE, from: '2027-01-01', since: '2027-01-01', percent: 0, taxPercent: 0 }
  const text = pageOf([aSale()], [], { running: [own, RULE], coming: [next] })
  for (const part of [
    'IPA|8 % del precio|Acordado con tu cervecería|Hasta el 31/12/2026 · así desde el 01/01/2026|',
    'Todos los estilos|12.5 % del precio + U$S 0.50 por unidad, más 21 % de impuesto sobre eso|Siempre · así desde el 01/01/2026',
    'Lo que viene|Todos los estilos|U$S 0.50 por unidad|Desde el 01/01/2027',
  ]) {
    expect(text).toContain(part)
  }
})
