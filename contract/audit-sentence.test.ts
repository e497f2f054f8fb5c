import { expect, test } from 'vitest'
import { inLanguage } from '#server/http/readers-language.ts'
import { AUDIT_ACTIONS } from './audit-actions.ts'
import { factsBesides, sentenceOf } from './audit-sentence.ts'

const ID = '0192f0c4-7b1a-7000-8000-00000000cafe'
const COMPANY = '0192f0c4-7b1a-7000-8000-0000000000aa'
const known = {
  names: { [COMPANY]: 'Río Azul' },
  breweries: { [ID]: { id: COMPANY, name: 'Río Azul' } },
  there: [ID],
}
const actor = { id: COMPANY, name: 'Ana Pérez', email: 'ana@lupulo.example' }

type Told = Parameters<typeof sentenceOf>[0]
const anEntry = (told: Partial<Told>): Told => ({
  action: 'beer-deactivated',
  actor,
  subject: { kind: 'beer', id: ID, name: 'Pampa IPA' },
  facts: {},
  after: {},
  reason: null,
  ...told,
})
const words = (told: Partial<Told>) =>
  inLanguage('es', () =>
    sentenceOf(anEntry(told), known)
      .map((piece) => piece.words)
      .join(''),
  )

test('who did what to what, with the reason, each leading to what it names', () => {
  const entry = anEntry({ reason: 'Etiqueta engañosa' })
  expect(sentenceOf(entry, known).filter(({ to }) => to)).toEqual([
    { words: 'Ana Pérez', to: `/admin/audit?actor=${COMPANY}` },
    { words: 'Pampa IPA', to: `/detail/${ID}` },
    { words: 'Río Azul', to: `/admin/seller/${COMPANY}` },
  ])
  expect(words({ reason: 'Etiqueta engañosa' })).toBe(
    'Ana Pérez bloqueó la cerveza Pampa IPA (de Río Azul): motivo «Etiqueta engañosa»',
  )
})

test('money is written in what it was, and not told twice', () => {
  const order = { kind: 'order', id: ID, name: null }
  const facts = { amountCents: 1637650, currency: 'ARS', restocked: true }
  expect(words({ action: 'order-refunded', subject: order, facts })).toBe(
    'Ana Pérez devolvió $ 16.376,50 ARS del pedido 0000CAFE.',
  )
  expect(factsBesides(anEntry({ action: 'order-refunded', subject: order, facts }))).toEqual({
    restocked: true,
  })
  const payout = { kind: 'payout', id: ID, name: null }
  expect(words({ action: 'payout-paid', subject: payout, facts: { ...facts, companyId: COMPANY } })).toBe(
    'Ana Pérez marcó que llegó el pago de $ 16.376,50 ARS a Río Azul.',
  )
})

test('what has no name is called what it is, and what is gone leads nowhere', () => {
  const rule = { kind: 'commission-rule', id: ID, name: null }
  expect(words({ action: 'commission-rule-added', subject: rule })).toBe(
    'Ana Pérez agregó una regla de comisión para todas las cervecerías.',
  )
  expect(words({ action: 'list-downloaded', subject: { kind: 'list', id: 'orders', name: null } })).toBe(
    'Ana Pérez descargó la lista de pedidos.',
  )
  expect(words({ action: 'buyer-edited', subject: { kind: 'buyer', id: ID, name: null } })).toBe(
    'Ana Pérez cambió datos del comprador (sin nombre).',
  )
  const gone = sentenceOf(anEntry({}), { names: {}, breweries: {}, there: [] })
  expect(gone.filter(({ to }) => to)).toHaveLength(1)
})

test.each(AUDIT_ACTIONS)('%s leaves no gap in its sentence', (action) => {
  const said = words({ action, reason: 'Porque sí.' })
  expect(said).toMatch(/^Ana Pérez .*: motivo «Porque sí\.»$/)
  expect(said).not.toMatch(/[{}]|undefined|NaN/)
})

test('a name that ends in a period ends the sentence', () => {
  const company = { kind: 'company' as const, id: COMPANY, name: 'Río Azul S.A.' }
  const told = words({ action: 'company-deactivated', subject: company })
  expect(told).toMatch(/Río Azul S\.A\.$/)
  expect(told).not.toContain('..')
})
