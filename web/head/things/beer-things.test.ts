import { expect, test } from 'vitest'
import { beerThings } from './beer-things.ts'

const BEER = {
  id: '0192f0c4-7b1a-7000-8000-00000000beef',
  name: 'Ñandú IPA',
  description: 'Resina y pomelo.',
  type: 'Wheat Beer' as const,
  price: 4.5,
  hasSeller: true,
  pausedUntil: null,
  stock: 3,
  image: '/labels/0192f0c4-7b1a-7000-8000-00000000beef.svg?v=1',
  company: { id: '0192f0c4-7b1a-7000-8000-00000000cafe', company: 'Birra del Valle' },
  qualification: null,
  qualificationCount: 0,
}
const REVIEW = { person: 'Ana P.', rate: 4, comment: 'Rica.', date: '2026-05-01T12:00:00.000Z' }
const addressOf = (path: string) => `https://lupulo.example${path}`
type Thing = Record<string, unknown>
const thingsOf = (beer: object, reviews: (typeof REVIEW)[] = []) =>
  beerThings({ ...BEER, ...beer }, reviews)(addressOf) as [Thing, Thing]

test('a beer is a product with its offer, in dollars and cents', () => {
  const [product] = thingsOf({})
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Ñandú IPA',
    image: `https://lupulo.example/labels/${BEER.id}.png?width=900`,
    offers: {
      price: '4.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `https://lupulo.example/detail/${BEER.id}`,
      seller: { '@type': 'Organization', name: 'Birra del Valle' },
    },
  })
  // A rating that nobody gave, or a day until which the price holds, would be made up.
  expect(product).not.toHaveProperty('aggregateRating')
  expect(product).not.toHaveProperty('review')
  expect(product.offers).not.toHaveProperty('priceValidUntil')
})

test('sold out is said', () => {
  expect(thingsOf({ stock: 0 })[0].offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
})

test('ratings are those of the page, reviews the newest ten', () => {
  const reviews = Array.from({ length: 12 }, (_, at) => ({ ...REVIEW, rate: (at % 5) + 1 }))
  const [product] = thingsOf({ qualification: 4.3, qualificationCount: 12 }, [
    { ...REVIEW, comment: '' },
    ...reviews,
  ])
  expect(product.aggregateRating).toMatchObject({ ratingValue: 4.3, ratingCount: 12 })
  expect(product.review).toHaveLength(10)
  expect((product.review as Thing[])[0]).not.toHaveProperty('reviewBody')
  expect((product.review as Thing[])[1]).toMatchObject({
    author: { '@type': 'Person', name: 'Ana P.' },
    reviewBody: 'Rica.',
    reviewRating: { ratingValue: 1, bestRating: 5 },
  })
})

test('an uploaded photograph stands for the label', () => {
  expect(thingsOf({ image: '/media/abc-640x480' })[0].image).toBe('https://lupulo.example/media/abc-640x480')
})

test('the way to it leads through its type', () => {
  const [, way] = thingsOf({})
  expect((way.itemListElement as Thing[]).map(({ name, item }) => [name, item])).toEqual([
    ['Cervezas', 'https://lupulo.example/shop'],
    ['Wheat Beer', 'https://lupulo.example/shop?type=Wheat+Beer'],
    ['Ñandú IPA', `https://lupulo.example/detail/${BEER.id}`],
  ])
})
