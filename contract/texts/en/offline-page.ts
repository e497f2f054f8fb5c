import type { offlinePageTexts as original } from '../offline-page.ts'
import type { InEnglish } from '../translated.ts'

export const offlinePageTexts: InEnglish<typeof original> = {
  'offlinePage.seen': 'What you last looked at',
  'offlinePage.others': 'You also looked at',
  'offlinePage.seenAt': 'As it was on {moment}: price and stock may have changed.',
  'offlinePage.toBuy': 'Buying it takes a connection.',
  'offlinePage.askAge': 'Before you see beers we ask your age, and that takes a connection.',
  'app.description': 'Craft beer from independent breweries of South America.',
}
