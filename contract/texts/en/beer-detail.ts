import type { beerDetailTexts as original } from '../beer-detail.ts'
import type { InEnglish } from '../translated.ts'

export const beerDetailTexts: InEnglish<typeof original> = {
  'detail.offSale': 'Not on sale',
  'detail.offSaleLead': 'The brewery and the administration see it; buyers do not.',
  'detail.metaTitle': '{beer}, {type} by {company} · {site}',
  'detail.abv': 'ABV',
  'detail.price': 'Price',
  'detail.unitsLeft': '{count} units',
  'detail.oneUnitLeft': '1 unit',
  'detail.strength': 'Strength',
  'detail.bitterness': 'Bitterness',
  'detail.serving': 'How to serve it',
  'detail.glass': 'Glass',
  'detail.temperature': 'Temperature',
  'detail.celsius': '{from} to {to} °C',
  'detail.food': 'Goes with',
  'detail.servingSources':
    'Temperature after the American Homebrewers Association; colour after the BJCP, 2021. Glass and food: our advice.',
  'detail.ratings': 'Ratings',
  'detail.oneRating': '1 rating',
  'detail.ratingCount': '{count} ratings',
  'detail.noRatings': 'Nobody has rated this beer yet.',
  'detail.noRatingsHint': 'Whoever buys it can rate it from their purchases.',
  'detail.histogramRow': '{stars} stars: {count}',
  'detail.histogramOneStar': '1 star: {count}',
  'detail.answerOf': '{company} answers',
  'detail.oneMoreRating': 'See the other one',
  'detail.moreRatings': 'See the other {count}',
}
