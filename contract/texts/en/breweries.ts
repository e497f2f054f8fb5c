import type { breweryListTexts as original } from '../breweries.ts'
import type { InEnglish } from '../translated.ts'

export const breweryListTexts: InEnglish<typeof original> = {
  'breweries.title': 'Breweries',
  'breweries.titleOf': 'Breweries: {part}',
  'breweries.lead': 'All that sell here, by name.',
  'breweries.metaDescription':
    'All craft breweries that sell at {site}, by letter and by country, and how many beers each of them has.',
  'breweries.letters': 'By letter',
  'breweries.countries': 'By country',
  'breweries.all': 'All',
  'breweries.everywhere': 'All countries',
  'breweries.digits': '0–9',
  'breweries.otherSigns': 'Others',
  'breweries.count': '{count} breweries',
  'breweries.one': '1 brewery',
  'breweries.ofCountry': '{country} ({count})',
  'breweries.none': 'There are no breweries with beers on sale here.',
  'breweries.pastTheEnd': 'There are not that many pages. The breweries ended a little earlier.',
  'breweries.seeAll': 'See all breweries',
  'breweries.pages': 'Pages of breweries',
}
