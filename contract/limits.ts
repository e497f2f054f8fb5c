/** The business constants of specification section 9. No zod here: pages import this file too. */

import type { ChargeCurrency } from './charge-currencies.ts'

export const ROLES = ['Person', 'Company', 'Admin'] as const
export type Role = (typeof ROLES)[number]

export const MINIMUM_AGE_YEARS = 18
export const EARLIEST_BIRTH_YEAR = 1900
/** How far a visitor's own date may lie from the server's (decisions, "Age gate"): the widest time zones. */
export const VISITOR_CLOCK_TOLERANCE_HOURS = 14

export const BEER_TYPES = [
  'Lager',
  'Ale',
  'IPA',
  'Stout',
  'Porter',
  'Wheat Beer',
  'Sour Beer',
  'Belgian Strong Ale',
  'Pilsner',
  'Amber Ale',
  'Barleywine',
  'Saison',
  'Rauchbier',
  'Bock',
  'Scotch Ale',
] as const
export type BeerType = (typeof BEER_TYPES)[number]

export const PRICE_STEPS = [1, 2, 4, 8, 10, 15, 20] as const
export const IBU_STEPS = [5, 10, 15, 20, 25, 30, 40] as const
export const ABV_STEPS = [1, 3, 4, 8, 10] as const
export const RATING_STEPS = [1, 2, 3, 4, 5] as const
export const BEER_ORDERS = [
  'OrderAscPrice',
  'OrderDesPrice',
  'OrderAscLitre',
  'OrderBestRated',
  'OrderBestSelling',
  'OrderStrongest',
  'OrderFreshest',
] as const
export type BeerOrder = (typeof BEER_ORDERS)[number]
/** What a beer comes in, as far as its presentation says it. */
export const CONTAINERS = ['can', 'bottle', 'keg', 'other'] as const
export type Container = (typeof CONTAINERS)[number]
/** Two filters each that bound a figure of a beer from below and from above, both inclusive. */
export const FILTER_BOUNDS = [
  ['priceFrom', 'priceTo'],
  ['ABVFrom', 'ABVTo'],
  ['IBUFrom', 'IBUTo'],
] as const
/** So many values of one filter can be chosen at once. */
export const FILTER_VALUES_MAX = 20
/** Breweries, countries and sizes that are told with their counts, beside those that are chosen: most beers first. */
export const FACET_VALUES_MAX = 12
/** What a parcel brought can be paid out so many days after it was sent, whether or not anybody said that it arrived. */
export const FREE_AFTER_SENT_DAYS = 30
/** What a buyer said of a parcel's arrival can be changed for so many days after they said it. */
export const ARRIVAL_CHANGE_DAYS = 14
/** So many answers are kept of one parcel: whoever changes their mind more often writes to the shop. */
export const ARRIVAL_ANSWERS_MOST = 6
/** What is said not to have arrived waits for the administration so many days, unless something comes of it before. */
export const MISSING_DAYS = 90
/** What a buyer and a brewery write each other about an order: one message, and the pictures that go with it. */
export const ORDER_MESSAGE_MAX_CHARACTERS = 2_000
export const ORDER_MESSAGE_PICTURES_MOST = 4
/** Of all pictures of a message together: a browser with scripts makes them smaller before they are sent. */
export const ORDER_MESSAGE_PICTURES_MAX_MEGABYTES = 10
export const ORDER_MESSAGE_PICTURES_MAX_BYTES = ORDER_MESSAGE_PICTURES_MAX_MEGABYTES * 1024 * 1024
/** So many days after an order was paid its buyer and brewery can write each other. */
export const ORDER_MESSAGES_DAYS = 365
export const ORDER_MESSAGES_PER_PAGE = 30
export const ORDER_THREADS_PER_PAGE = 25
/** Of a message in a list or a mail: what tells which one it is. */
export const ORDER_MESSAGE_BEGINNING_CHARACTERS = 240
/** A complaint is answered by its brewery within so many working days, Monday to Friday in the shop's time zone. */
export const COMPLAINT_ANSWER_DAYS = 2
/** What a brewery promised to send again leaves within so many working days. */
export const COMPLAINT_SEND_DAYS = 3
/** What a brewery answered to a complaint is for its buyer to take or leave for so many days. */
export const COMPLAINT_REPLY_DAYS = 7
/** A parcel is complained of until so many days after it was delivered, or after it left where nobody said so, or left again; and as not come from so many on. */
export const COMPLAINT_DAYS = { afterDelivered: 14, afterSent: 30, neverCameAfter: 5 } as const
/** So many complaints a parcel, one after the other: whoever has more writes to the shop. */
export const COMPLAINTS_A_PARCEL = 3
/** So often a brewery answers one, each time in the place of what it answered before. */
export const COMPLAINT_ANSWERS_MOST = 5
export const COMPLAINT_WORDS_MAX_CHARACTERS = 1000
/** A beer is fresh for so many days after it was packaged. */
export const FRESH_DAYS = 60

export const MAX_ABV_PERCENT = 90
export const MAX_IBU = 90
export const MAX_PRICE_CENTS = 1_000_000
export const MAX_STOCK = 1_000_000
export const MAX_RATE = 5
export const BEER_NAME_MAX_CHARACTERS = 80
export const BEER_HOPS_MAX_CHARACTERS = 200
export const BEER_PRESENTATION_MAX_CHARACTERS = 80
export const BEER_DESCRIPTION_MAX_CHARACTERS = 2000
/** Beers that a buyer keeps to find them again. */
export const SAVED_BEERS_MAX = 1_000
/** Breweries that a buyer follows. */
export const FOLLOWED_COMPANIES_MAX = 200
/** Of so many units that are back, so many times as many savers are told at once; the next after so long, if units are left. */
export const RESTOCK_WAVE = { saversPerUnit: 3, everyHours: 6 } as const
/** A buyer gets so many mails about restocks a day. */
export const RESTOCK_MAILS_PER_DAY = 3
/** A saved beer is told of as cheaper from so much on, and of nothing twice within so many days. */
export const CHEAPER = { percent: 5, cents: 25 } as const
export const TOLD_AGAIN_AFTER_DAYS = 7
/** A digest names so many beers of each sort; the others are found where its button leads. */
export const DIGEST_BEERS = 10
export const LOW_STOCK = 5
/** The first day that figures are asked for: long before any shop of ours. */
export const EARLIEST_FIGURES_DAY = '2000-01-01'
/** A chart of more bars than this says nothing any more. */
export const FIGURES_MAX_BUCKETS = 400
/** Breweries that the page of earnings names in each currency; its file has all. */
export const EARNINGS_COMPANIES = 25
/** Over how many days the pace is measured at which a beer runs out. */
export const PACE_DAYS = 30

/** The pictures of the shop's advertising space, from the left. */
export const ADVERTISING_PLACES = [1, 2, 3] as const
/** Nobody plans further: a year of five figures is a slip. */
export const ADVERTISING_LAST_DAY = '2999-12-31'

export const BEERS_PER_PAGE = 12
/** So many beers of what was found can be leafed through: the ones before are read to skip them. */
export const LEAFED_BEERS = 10_000
/** A `Link` goes on at any depth. */
export const LAST_BEER_PAGE = Math.floor(LEAFED_BEERS / BEERS_PER_PAGE)
/** The list of all breweries, on /breweries: cards with a picture, in one, two or three columns. */
export const BREWERIES_PER_PAGE = 24
/** So many of its beers' labels stand on a brewery's card, and so many styles that it makes most of. */
export const BREWERY_LABELS = 2
export const BREWERY_TYPES = 3
/** A seller's own beers (*MY PUBLISHED ARTICLES*), on /post. */
export const OWN_BEERS_PER_PAGE = 3
/** The same as a table, on /company/{id}/products: so many rows a page, and so many are changed at once. */
export const PRODUCT_ROWS_PER_PAGE = 100
/** A seller's sales (*My Sold Beers*), on /company/{id}. */
export const SALES_PER_PAGE = 3
/** Orders on a page of a seller's table of sales. */
export const FOUND_SALES_PER_PAGE = 25
/** So many of the orders that were found are counted and can be leafed through; above it are "more". */
export const COUNTED_SALES = 10_000
/** Of no more orders are the sums told: the ledger is asked for every line of them. */
export const SUMMED_SALES = 2_000
/** Up to so many orders are counted and added up where an operator looks for them. */
export const COUNTED_ORDERS = 10_000
/** Of those that are found by words which a great many are called by: each of them is looked at. */
export const COUNTED_ORDERS_OF_MANY = 1_000
export const PAYOUTS_PER_PAGE = 20
export const RATES_PER_PAGE = 20
/** Of a price or a number of units as somebody types it: more than any has. */
export const TYPED_NUMBER_MAX_CHARACTERS = 40
/** Of a rate as an admin types it: more figures than one can have. */
export const TYPED_RATE_MAX_CHARACTERS = 40
/** Sales that one payout may name; 'everything until now' has no limit. */
export const PAYOUT_MAX_LINES = 1_000
/** The largest payout of each currency: some billion dollars, and in hundredths still a number that is exact. */
export const PAYOUT_MAX = {
  USD: 1_000_000_000,
  ARS: 10_000_000_000_000,
  BRL: 10_000_000_000,
  CLP: 10_000_000_000_000,
  COP: 10_000_000_000_000,
  MXN: 100_000_000_000,
  PEN: 10_000_000_000,
  UYU: 100_000_000_000,
} as const satisfies Record<ChargeCurrency, number>
/** A bank's answer to a file of payouts: a line of 240 signs for each of some thousands. */
export const PAYOUT_FILE_MAX_CHARACTERS = 2_000_000
export const PAYOUT_REFERENCE_MAX_CHARACTERS = 120
/** What the shop may keep of a sale: hundredths of a percent, cents of dollars a unit; and of that, what tax may be on it. */
export const COMMISSION_MOST = { basisPoints: 5_000, fixedCents: 100_000, taxBasisPoints: 5_000 } as const
/** Every sale asks them one after the other. */
export const COMMISSION_RULES_MAX = 200
/** For so long nothing is paid to an account after it was saved: whoever owns it reads the mail about it first. */
export const PAYOUT_ACCOUNT_HOLD_HOURS = 72
/** Who changed e-mails in so many days before has the former one told of another payout account too. */
export const FORMER_EMAIL_TOLD_DAYS = 30
export const PAYOUT_HOLDER_MAX_CHARACTERS = 80
/** Of a number or key of an account, with what people type between its digits. */
export const PAYOUT_NUMBER_MAX_CHARACTERS = 80
export const PAYOUT_LINES_MAX_CHARACTERS = 500
/** Digits of an account's number at a bank of Brazil or Chile. */
export const BANK_ACCOUNT_DIGITS = { least: 3, most: 20 } as const
/** A parcel that nobody has sent so many days after it was paid is late. */
export const PARCEL_LATE_DAYS = 3
/** What the first page of a brewery's or an operator's day names of each, at most; the page that its title leads to has all. */
export const TODAY_ROWS = 10
/** Reviews without an answer and searches in vain, on the same pages. */
export const TODAY_REVIEWS = 3
export const TODAY_SEARCHES = 5
/** A beer that will last no longer than so many days ends soon. */
export const ENDS_SOON_DAYS = 7
/** What a seller has to send and has sent, on /company/{id}/parcels: a day of a busy brewery. */
export const PARCELS_PER_PAGE = 60
/** Of what was handed over or cancelled: nobody works through it. */
export const DONE_PARCELS_PER_PAGE = 25
/** So many that stand alike are counted and can be leafed through, above it are "more"; words are looked for among as many of the newest. */
export const COUNTED_PARCELS = 10_000
/** Words are looked for in what waits and in so many of the newest of a brewery's threads, or complaints: they are long, and no index holds them. */
export const READ_FOR_WORDS = 2_000
/** So many are sent by one call, or looked up by their orders. */
export const PARCELS_A_BATCH = 100
/** So often units are taken out of one parcel by its brewery, and by its buyer: each is a refund and a mail. All that is left can always be. */
export const REMOVALS_A_PARCEL = 10
/** What a brewery writes to a buyer about what it cannot send. */
export const SHORTFALL_WORDS_MAX_CHARACTERS = 300
/** Who carried a brewery's parcels last is proposed for the next: so many, of its newest so many. */
export const CARRIERS_PROPOSED = { most: 5, ofParcels: 100 } as const
/** Who carries a parcel, and its tracking number. */
export const CARRIER_MAX_CHARACTERS = 80
export const TRACKING_MAX_CHARACTERS = 80
export const FEATURED_BEERS = 8
export const BEST_SELLERS = 3
/** Beers that the brewery of the month is shown with, and has to have. */
export const MONTH_BEERS = 3
/** Plain arrays (`GET /product`, `/persons`, `/companies` without a query) never hold more than this. */
export const PLAIN_LIST_LIMIT = 1_000

export const SEARCH_MIN_CHARACTERS = 3
export const SEARCH_MAX_CHARACTERS = 60
/** Of a day so many different words that were looked for in vain are kept, and for so many days. */
export const FRUITLESS_A_DAY = 500
export const FRUITLESS_DAYS = 90
/** While somebody types a search: from which character on something is suggested, and how much, of it breweries and types. */
export const SUGGESTIONS = { fromCharacters: 2, most: 8, companies: 3, types: 2 } as const
export const REVIEW_MAX_CHARACTERS = 1000
export const ANSWER_MAX_CHARACTERS = 1000
/** For how long, and how often, a brewery corrects what it answered to a review. */
export const ANSWER_CORRECTIONS = { minutes: 60, most: 5 } as const
export const REPORT_MAX_CHARACTERS = 500
/** Of what is reported by many, so many of the first words and of the newest are kept, and so many shown. */
export const REPORT_VOICES = { first: 5, newest: 25, shown: 3 } as const
/** The reviews of a company's beers, on /company/{id}/reviews. */
export const REVIEWS_PER_PAGE = 10
/** A beer is shown with its newest reviews, and the ones before them so many at a time; their counts are of all. */
export const BEER_REVIEWS_SHOWN = 20
/** Why an admin does what harms somebody. */
export const REASON_MAX_CHARACTERS = 500
/** Acts of admins that somebody reads on their own page; older ones are in their data. */
export const TOLD_ACTS_SHOWN = 20
/** Rows of an admin's table: people, orders, entries of the audit log. */
export const ADMIN_ROWS_PER_PAGE = 25
/** A buyer reads each order whole, on a phone. */
export const MY_ORDERS_PER_PAGE = 10
/** The id of what an entry is about: of something of the work list its kind and what it is, two ids at most. */
export const AUDIT_SUBJECT_MAX_CHARACTERS = 240
export const CONTACT_MESSAGE_MAX_CHARACTERS = 2000
/** An answer to one of those, and how many of them a message takes. */
export const CONTACT_ANSWER_MAX_CHARACTERS = 4000
export const CONTACT_ANSWERS_MOST = 20
/** A note that admins leave each other on something of the work list. */
export const WORK_NOTE_MAX_CHARACTERS = 2000
export const WORK_NOTES_MOST = 100
/** How a brewery does is told of so many days; of fewer parcels than these no share is told, for it would be chance. */
export const HEALTH_DAYS = 90
export const HEALTH_LEAST_PARCELS = 20
/** What somebody may add in their own words who withdraws from a purchase. */
export const WITHDRAWAL_MAX_CHARACTERS = 1000
/** Of the number of an order, with what people type between its signs. */
export const ORDER_NUMBER_MAX_CHARACTERS = 60
/** The code of a withdrawal: no vowels, so that it is never a word, and no signs that look like another. */
export const WITHDRAWAL_CODE = { characters: 8, signs: 'BCDFGHJKMNPQRTVWXYZ346789' } as const
/** The longest window in which goods that arrived can be sent back: what is longer is a slip. */
export const WITHDRAWAL_WINDOW_MAX_DAYS = 365
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128
/** A code that proves a mailbox: numeric, for a short time, a few tries. */
export const RECOVERY_CODE = {
  digits: 6,
  minutes: 10,
  longestMinutes: 30,
  tries: 5,
  keyCharacters: 43,
} as const
/** The code of an authenticator (RFC 6238, as all of them speak it), and how long a log-in waits for it and a setup for its first. */
export const SECOND_FACTOR = { digits: 6, seconds: 30, logInMinutes: 10, setupMinutes: 15 } as const
/** What a buyer says at the door, and how often it may be said wrong before only the tick is left. */
export const HAND_OVER_CODE = { digits: 6, tries: 5 } as const
/** What opens a session once, without the authenticator. */
export const BACKUP_CODE = { count: 10, characters: 10, group: 5 } as const
/** How long a link lives that proves a mailbox. */
export const EMAIL_LINK_HOURS = 24
/** Signing in through a provider: how long the way there and back may take, the choice after it, and for how long it proves. */
export const SIGN_IN_MINUTES = { attempt: 10, choice: 15, again: 10 } as const
/** Where the e-mail of a deleted account seems to lie: a domain that never is (RFC 2606). Nothing is mailed there. */
export const DELETED_EMAIL_DOMAIN = 'deleted.invalid'
/** "more than 6 characters" (specification section 5, Login). */
export const EMAIL_MIN_CHARACTERS = 7
export const EMAIL_MAX_CHARACTERS = 254
/** Of an identity document, dots and hyphens left out. */
export const DOCUMENT_DIGITS = { least: 6, most: 15 } as const

/** What people may upload as a picture: kinds as MIME types (told by the content), and how large. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const PICTURE_MAX_MEGABYTES = 8
export const PICTURE_MAX_BYTES = PICTURE_MAX_MEGABYTES * 1024 * 1024
export const PICTURE_MAX_MEGAPIXELS = 40
/** No camera's panorama is longer; a column of 40 million pixels takes a hundred times as long to draw as a square of them. */
export const PICTURE_MAX_SIDE_PIXELS = 16_000
/** Documents against a chargeback, as the provider takes them: kinds told by the content, all of an upload together so large. */
/** A brewery's invoice of its part of an order. */
export const INVOICE_MAX_MEGABYTES = 5
export const INVOICE_MAX_BYTES = INVOICE_MAX_MEGABYTES * 1024 * 1024
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const
export const DOCUMENTS_MAX_MEGABYTES = 10
export const DOCUMENTS_MAX_BYTES = DOCUMENTS_MAX_MEGABYTES * 1024 * 1024
export const DOCUMENTS_MAX_FILES = 10
/** A file of beers that is uploaded: how large, and how many of them a company keeps. */
export const IMPORT_MAX_MEGABYTES = 2
export const IMPORT_MAX_BYTES = IMPORT_MAX_MEGABYTES * 1024 * 1024
export const IMPORT_MAX_ROWS = 5_000
export const IMPORT_ROWS_PER_PAGE = 50
export const IMPORTS_KEPT = 20
/** The provider's report as an admin uploads it; in a report that is asked for no file is larger than the second. */
export const REPORT_MAX_MEGABYTES = 10
export const REPORT_MAX_BYTES = REPORT_MAX_MEGABYTES * 1024 * 1024
export const REPORT_FETCHED_MAX_BYTES = 200 * 1024 * 1024
/** So many days the provider makes one report of, at most. */
export const REPORT_MAX_DAYS = 60
/** So many days after something has happened the provider's books have it: what they have not by then is missing there. */
export const BOOKS_PATIENCE_DAYS = 3
/** What is told of the lines that could not be read. */
export const BROKEN_LINES_SHOWN = 100
/** What a picture is for: the `upload_preset` of the call. */
export const PICTURE_PRESETS = ['beer', 'person', 'company'] as const
export type PicturePreset = (typeof PICTURE_PRESETS)[number]

/** On a beer's page, so many that taste like it. */
export const SIMILAR_BEERS = 6
/** Other beers of its brewery on a beer's page: a row. */
export const OTHER_BEERS = 4

/** What a beer is like, and not who brews most, decides what is shown beside it. */
export const SHOWN_OF_A_COMPANY = 2

/** So many things that wait are counted on a tab; of more it says that there are more. */
export const WAITS_COUNTED = 99

/** Beers that are recommended to somebody, at most; from so many ratings of their own on, or by dials. */
export const RECOMMENDED_BEERS = 12
export const LEAST_RATED = 3

/** Beers that were bought together with one, at most, and how many different buyers make two of them a pair. */
export const BOUGHT_TOGETHER = 10
export const PAIRED_BUYERS = 5

/** Beers that are compared side by side, at most. */
export const COMPARED_MOST = 4

/** How long things are kept; the privacy page tells the same numbers. Adults and minors: the answer at the age gate. */
export const KEPT_DAYS = {
  session: 30,
  knownBrowser: 180,
  adult: 30,
  minor: 1,
  cart: 90,
  compared: 30,
  taste: 180,
  paymentNotices: 90,
  strayWithdrawals: 365,
  decidedReports: 180,
  breweryClaims: 90,
  invitations: 30,
} as const

/**
 * How long a seller sees the e-mail, phone and address of who bought: so many days after the hand-over, which counts as
 * done so many days after the parcel left at the latest, whether anybody said so or not.
 */
export const BUYER_SEEN_DAYS = { afterHandOver: 30, onTheWay: 60 } as const

/**
 * Admins' sessions are short: after so long without use, and so long after the log-in, they end. Their use is written down
 * at most every so many minutes, so that not every call writes.
 */
export const ADMIN_SESSION = { idleMinutes: 60, hours: 12, writtenEveryMinutes: 5 } as const

/** An admin sees the shop as somebody for so long, so often an hour, and says why in so many characters. */
export const VIEWING = { minutes: 30, perHour: 20, reasonCharacters: { least: 10, most: 300 } } as const
/** Of those, what somebody reads on their own page; older ones are in their data. */
export const VIEWINGS_SHOWN = 20

/** No browser keeps more in one cookie. */
export const COOKIE_MAX_CHARACTERS = 4096
/** A brewery is away for so many days at most, and says so much to it. */
export const PAUSE_MOST_DAYS = 60
export const PAUSE_NOTE_MAX_CHARACTERS = 140
/** From so many units on a brewery may be mailed that a beer runs out; what its form offers; how many beers and orders one mail names. */
export const LOW_STOCK_MAIL_MOST_UNITS = 1000
export const LOW_STOCK_MAIL_UNITS = 6
export const MORNING_MAIL_ROWS = 30

/** Keys of a brewery that are valid at one time, those that are over and still told of, and what one is called. */
export const API_KEYS_MAX = 20
export const API_KEYS_ENDED_SHOWN = 20
export const API_KEY_NAME_MAX_CHARACTERS = 60
/** In how many days a key may be over by itself. */
export const API_KEY_DAYS = [30, 90, 365] as const
/** What one key may ask for: a program that keeps a shelf up to date every second has ten times as much. */
export const API_CALLS_PER_MINUTE = 600

/** Addresses of its own that a brewery has told what happens; each as long as this at most. */
export const WEBHOOK_TARGETS_MAX = 5
export const WEBHOOK_ADDRESS_MAX_CHARACTERS = 500
/** What did not arrive is tried so often, within a day. */
export const WEBHOOK_TRIES = 8
/** How long an answer may take, how much of it is read, and how much of that is kept for its brewery to look at. */
export const WEBHOOK_ANSWER = { seconds: 5, bytes: 65_536, keptCharacters: 1_000 } as const
/** A secret that was replaced signs beside the new one for so long. */
export const WEBHOOK_FORMER_SECRET_HOURS = 24
/** What was sent is looked up, and sent again, for so long. */
export const WEBHOOK_KEPT_DAYS = 30
export const WEBHOOK_DELIVERIES_PER_PAGE = 25

/** Members of a brewery's team and open invitations together, the same of the administration, and how long an invitation's link works. */
export const TEAM_MOST = 20
export const STAFF_MOST = 50
export const INVITATION_DAYS = 7

/** Claims of imported breweries: what may be written, how long their links work, and how many of one brewery a day. */
export const BREWERY_CLAIM = { words: 1000, linkCharacters: 300, linkDays: 7, aDayOfABrewery: 20 } as const

/** The cart lives in a cookie: see cart-cookie.ts. */
export const CART_MAX_LINES = 50
export const CART_MAX_QUANTITY = 999

export const HOLD_MINUTES = 30
/** The provider's page closes this long before our hold ends, so that a late click finds the beer still held. */
export const PREFERENCE_MARGIN_MINUTES = 2

export const LOADING_SECONDS = { detail: 3, buyerProfile: 3, editBeer: 2 } as const
/** How long a toast about a beer stays (specification section 9); the others have the time of any toast. */
export const PRODUCT_TOAST_MS = 700
export const REDIRECT_MS = {
  signUp: 2000,
  contact: 2000,
  paymentApproved: 2200,
  paymentRejected: 3200,
} as const
