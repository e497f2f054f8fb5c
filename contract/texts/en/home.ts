import type { homeTexts as original } from '../home.ts'
import type { InEnglish } from '../translated.ts'

export const homeTexts: InEnglish<typeof original> = {
  'home.title': 'Real beer, from the people who make it.',
  'home.lead': '{beers} craft beers from {companies} breweries, straight from the brewery to your door.',
  'home.leadFew': 'Craft beer, straight from the brewery to your door.',
  'home.leadEmpty': 'The first beers are on their way. Come by again in a few days.',
  'home.metaTitle': '{site} · Craft beer, from the people who make it',
  'home.metaDescription': 'Craft beers from independent breweries of South America, straight to your door.',
  'home.fan': 'Some of the best rated',
  'home.companiesPrevious': 'Previous breweries',
  'home.companiesNext': 'Next breweries',
  'home.noCompanies': 'There are no breweries with beers on sale yet.',
  'home.noFeatured': 'Nobody has rated a beer yet. The first rating can be yours.',
  'home.noBestSellers': 'No beer has been sold yet. Somebody has to raise the first glass.',
  'home.rank': 'Rank {rank}',
  'home.sellMine': 'Sell mine',
  'home.companyBeers': '{count} beers',
  'home.companyOneBeer': '1 beer',
  'home.unitsSold': '{count} sold',
  'home.oneUnitSold': '1 sold',
}
