import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Purchase } from '#contract/purchases.ts'
import { Fold } from './fold.tsx'

const item = (ProductId: string, facts: object = {}) => ({
  ...{ id: ProductId, ProductId, name: ProductId, image: `/labels/${ProductId}.svg` },
  ...{ reviewed: false, noReview: null, ...facts },
})
const anOrder = (...items: object[]) => ({ totalPrice: 12.5, Items: items }) as Purchase
const drawn = (purchase: Purchase | null, isOpen = false) =>
  renderToStaticMarkup(
    <Fold purchase={purchase} isOpen={isOpen} head={<h2>Pedido</h2>}>
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
  expect(html).toContain('12.50 Usd')
  expect(html).toContain('1 por puntuar')
  expect(html).toContain('Todo lo demás')
})

test('it stands open where its lines were looked for, and is no fold where there is none', () => {
  expect(drawn(anOrder(item('Puna', { reviewed: true })))).not.toContain('open=""')
  expect(drawn(anOrder(item('Puna')), true)).toContain('open=""')
  expect(drawn(null)).not.toContain('<details')
  expect(drawn(null)).toContain('Todo lo demás')
})
