import type { adminProductTexts as original } from '../admin-products.ts'
import type { InEnglish } from '../translated.ts'

export const adminProductTexts: InEnglish<typeof original> = {
  'products.title': 'Beers of {company}',
  'products.untitled': 'Beers',
  'products.table': 'Beers of this brewery',
  'products.unrated': 'Not rated',
  'products.see': 'See',
  'products.edit': 'Edit',
  'products.blocked': 'blocked by the administration',
  'products.offBySeller': 'taken off sale by its brewery',
  'products.pastDate': 'past its date',
  'products.sellerInactive':
    'This brewery is inactive: none of its beers is seen in the shop, whatever each of them says.',
  'products.inactivateTitle': 'Inactivate a beer',
  'products.inactivateLead':
    '{beer} leaves the shop at once. Unpaid orders that hold it are cancelled whole and what they held goes back on sale; what was paid already is sent all the same. Its brewery sees that the administration blocked it.',
  'products.search': 'Name of the beer',
  'products.one': '1 beer',
  'products.count': '{count} beers',
  'products.none': 'This brewery has not published a beer yet.',
  'products.noneFound': 'No beer is called that.',
  'products.pages': 'Pages of its beers',
  'productEdit.lead': '{beer}, by {company}',
  'productEdit.notFoundLead': 'The link may be old.',
  'productEdit.blocked': 'Blocked by the administration',
  'productEdit.blockedLead': 'It is not seen in the shop until the administration activates it.',
  'productEdit.offBySeller': 'Taken off sale by its brewery',
  'productEdit.offBySellerLead': 'Only its brewery puts it back on sale.',
  'productEdit.pastDate': 'Past its date',
  'productEdit.pastDateLead': 'It is not on sale: change “Best before”, or take the date away.',
  'productEdit.companyInactive': 'Its brewery is inactive',
  'productEdit.companyInactiveLead': 'It is not seen in the shop while the brewery is.',
  'productEdit.reasonHint': 'Needed to make it Unavailable. It stays in the log with your name.',
}
