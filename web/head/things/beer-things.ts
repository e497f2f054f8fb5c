import type { BeerDetail, BeerSummary } from '#contract/catalogue.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'

import type { AddressOf } from '../head-of.ts'

type Beer = Pick<
  BeerSummary,
  | 'id'
  | 'name'
  | 'description'
  | 'type'
  | 'price'
  | 'stock'
  | 'hasSeller'
  | 'pausedUntil'
  | 'image'
  | 'company'
  | 'qualification'
  | 'qualificationCount'
> &
  Partial<Pick<BeerDetail, 'archived'>>
type Review = Pick<BeerDetail['Qualifications'][number], 'person' | 'rate' | 'comment' | 'date'>

/** Of the newest: the page shows more, but nobody else does. */
const TOLD_REVIEWS = 10

/**
 * A beer as schema.org describes a product (https://schema.org/Product), with the way to it from the list. It says what the
 * page shows and no more: today's price in US dollars, without a day until which it would hold.
 */
export function beerThings(beer: Beer, reviews: readonly Review[]): (addressOf: AddressOf) => object[] {
  return (addressOf) => [productOf(beer, reviews, addressOf), wayTo(beer, addressOf)]
}

function productOf(beer: Beer, reviews: readonly Review[], addressOf: AddressOf) {
  const url = addressOf(`/detail/${beer.id}`)
  const brewery = { name: beer.company.company, url: addressOf(`/company/${beer.company.id}`) }
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: beer.name,
    description: beer.description,
    sku: beer.id,
    category: beer.type,
    image: addressOf(pictureOf(beer)),
    brand: { '@type': 'Brand', ...brewery },
    offers: {
      '@type': 'Offer',
      url,
      price: beer.price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${availabilityOf(beer)}`,
      seller: { '@type': 'Organization', ...brewery },
    },
    ...(beer.qualification !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: beer.qualification,
        ratingCount: beer.qualificationCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(reviews.length > 0 && { review: reviews.slice(0, TOLD_REVIEWS).map(reviewOf) }),
  }
}

function availabilityOf(beer: Beer): string {
  if (beer.archived) return 'Discontinued'
  return unitsToBeHad(beer) > 0 ? 'InStock' : 'OutOfStock'
}

/** Search engines read no drawings as SVG: the same label as PNG, or the seller's photograph. */
function pictureOf({ id, image }: Beer): string {
  return image.startsWith('/media/') ? image : `/labels/${id}.png?width=900`
}

function reviewOf({ person, rate, comment, date }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: person },
    datePublished: date,
    ...(comment && { reviewBody: comment }),
    reviewRating: { '@type': 'Rating', ratingValue: rate, bestRating: 5, worstRating: 1 },
  }
}

/** All beers, those of its type, the beer itself (https://schema.org/BreadcrumbList). */
function wayTo({ id, name, type }: Beer, addressOf: AddressOf) {
  const steps = [
    [textOf(shopWords.beers), '/shop'],
    [type, `/shop?${new URLSearchParams({ type })}`],
    [name, `/detail/${id}`],
  ] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([step, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step,
      item: addressOf(path),
    })),
  }
}
