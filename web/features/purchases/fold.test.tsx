import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Purchase } from '#contract/purchases.ts'
import { Fold } from './fold.tsx'
import { PurchaseHead } from './purchase-head.tsx'

const item = (ProductId: string, facts: object = {}) => ({
  ...{ id: ProductId, ProductId, name: ProductId, image: `/labels/${ProductId}.svg` },
  ...{ reviewed: false, noReview: null, ...facts },
})
const anOrder = (...items: object[]) => ({ Items: items }) as Purchase
const head = (
  <PurchaseHead
    purchase={{ id: '0192f0c5-0000-7000-8000-0000591280a2', date: '2026-11-14T12:00:00Z', totalPrice: 12.5 }}
    titleId="order"
    date="14/11/2026"
    state="Entregada"
  />
)
const drawn = (purchase: Purchase | null, isOpen = false) =>
  renderToStaticMarkup(
    <Fold purchase={purchase} isOpen={isOpen} head={head}>
      <p>Todo lo demás</p>
    </Fold>,
  )

test('what is folded says what is in it, what it came to, and how many of its beers wait to be rated', () => {
  const html = drawn(
    anOrder(
      item('Puna'),
      item('Puna'),
      item('Faro', { reviewed: true }),
      item('Gratis', { noReview: 'free' }),
    ),
  )
  expect(html).toContain('<details')
  expect(html).toContain('Puna, Faro, Gratis')
  expect(html).toContain('12.50\u00a0Usd')
  expect(html).toContain('1 por puntuar')
  expect(html).toContain('Todo lo demás')
})

test('it stands open where its lines were looked for, and is no fold where there is none', () => {
  expect(drawn(anOrder(item('Puna', { reviewed: true })))).not.toContain('open=""')
  expect(drawn(anOrder(item('Puna')), true)).toContain('open=""')
  expect(drawn(null)).not.toContain('<details')
  expect(drawn(null)).toContain('Todo lo demás')
})
