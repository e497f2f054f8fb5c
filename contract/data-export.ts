import { z } from 'zod'
import { CHARGEBACK_STATES } from './chargeback-states.ts'
import { CLAIM_STATES } from './claim-states.ts'
import { endpoint } from './endpoint.ts'
import { MAIL_KINDS } from './mail-kinds.ts'
import { HELD_BACK } from './mail-reasons.ts'
import { ORDER_EVENT_NAMES } from './order-events.ts'
import { PARCEL_STATES } from './parcel-states.ts'
import { maskedDestination } from './payout-accounts.ts'
import { namedValues, plainValues } from './plain-values.ts'
import { ORDER_STATES } from './purchases.ts'
import { LANGUAGES } from './texts/language.ts'

/**
 * Everything that the shop holds about who asks, as one JSON document. Keys are ours, money is US dollars, instants are
 * ISO 8601. What is not in it: hashes of passwords and codes, tokens of sessions and providers, and other people's data.
 */

const instant = z.string().describe('An instant, ISO 8601')
const dollars = z.number()

const account = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullable(),
  role: z.string().nullable(),
  active: z.boolean(),
  twoFactorEnabled: z.boolean().describe('Logging in takes a code besides the password'),
  language: z
    .enum(LANGUAGES)
    .nullable()
    .describe('In which language mails to it are written; null: none was chosen'),
  createdAt: instant,
  updatedAt: instant,
  hasPassword: z.boolean(),
})

const linkedProvider = z.strictObject({
  provider: z.string().describe('The sign-in provider'),
  idAtProvider: z.string(),
  scope: z.string().nullable(),
  createdAt: instant,
})

const session = z.strictObject({
  id: z.string(),
  userAgent: z.string().nullable().describe('What the browser said of itself when the session was opened'),
  createdAt: instant,
  updatedAt: instant.describe('Written down once a day'),
  expiresAt: instant,
})

const verification = z.strictObject({
  purpose: z.string().describe('What a mailed code or link is for'),
  createdAt: instant,
  expiresAt: instant,
})

const place = { country: z.string(), state: z.string(), city: z.string(), address: z.string() }
const person = { name: z.string(), lastName: z.string(), document: z.string(), phone: z.string(), ...place }

const buyer = z.strictObject({ ...person, image: z.string() })

const company = z.strictObject({
  ...person,
  id: z.string(),
  company: z.string(),
  story: z.string(),
  image: z.string(),
  shipsTo: z.array(z.string()).nullable(),
  active: z.boolean(),
  importKey: z.string().nullable(),
  createdAt: instant,
})

const line = z.strictObject({
  beerId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  name: z.string(),
  presentation: z.string(),
  image: z.string(),
  quantity: z.number(),
  unitPrice: dollars,
  unitCharged: z.number().describe('In the order’s chargeCurrency'),
})

const refund = z.strictObject({
  id: z.string(),
  paymentId: z.string(),
  amount: z.number().describe('In its payment’s currency'),
  reason: z.string(),
  state: z.string(),
  createdAt: instant,
  doneAt: instant.nullable(),
  lines: z.array(z.strictObject({ beerId: z.string(), quantity: z.number() })),
})

const chargeback = z.strictObject({
  paymentId: z.string(),
  amount: z.number().describe('In its payment’s currency'),
  currency: z.string(),
  state: z.enum(CHARGEBACK_STATES),
  openedAt: instant,
  closedAt: instant.nullable(),
})

const parcel = z.strictObject({
  companyId: z.string(),
  state: z.enum(PARCEL_STATES),
  carrier: z.string(),
  tracking: z.string(),
  idChecked: z.boolean().describe('An adult took it'),
  createdAt: instant,
})

const order = z.strictObject({
  id: z.string(),
  state: z.enum(ORDER_STATES),
  total: dollars,
  charged: z.number().describe('What the card was charged, in chargeCurrency'),
  chargeCurrency: z.string(),
  rate: z.number().nullable().describe('What a dollar cost then'),
  rateSource: z.string().nullable(),
  rateAt: instant.nullable(),
  createdAt: instant,
  reservedUntil: instant.nullable().describe('Until when its beers were kept; null: they never were'),
  payableUntil: instant,
  paidAt: instant.nullable(),
  delivery: z.strictObject({ recipient: z.string(), phone: z.string(), ...place }),
  lines: z.array(line),
  payments: z.array(
    z.strictObject({
      id: z.string(),
      amount: z.number().describe('In `currency`'),
      currency: z.string(),
      status: z.string(),
      statusDetail: z.string().describe('Why, in the provider’s word'),
      createdAt: instant,
    }),
  ),
  refunds: z.array(refund),
  claims: z
    .array(
      z.strictObject({
        id: z.string(),
        paymentId: z.string(),
        kind: z.string(),
        stage: z.string(),
        reason: z.string(),
        state: z.enum(CLAIM_STATES),
        openedAt: instant,
        closedAt: instant.nullable(),
      }),
    )
    .describe('Made at the payment provider, in its codes'),
  chargebacks: z.array(chargeback).describe('What their bank asked back'),
  parcels: z.array(parcel),
  events: z.array(
    z
      .strictObject({
        event: z.enum(ORDER_EVENT_NAMES),
        toState: z.enum(ORDER_STATES).nullable(),
        at: instant,
      })
      .describe('Oldest first'),
  ),
})

const review = z.strictObject({
  id: z.string(),
  beerId: z.string(),
  beerName: z.string(),
  rate: z.number(),
  comment: z.string(),
  answer: z.string(),
  answeredAt: instant.nullable(),
  hiddenAt: instant.nullable().describe('When the administration hid it; null while everybody sees it'),
  createdAt: instant,
})

const contactMessage = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  orderId: z.string().nullable(),
  createdAt: instant,
})

const mail = z.strictObject({
  kind: z.enum(MAIL_KINDS),
  subject: z.string().nullable().describe('Null where what it was about is over'),
  createdAt: instant,
  sentAt: instant.nullable(),
  heldBack: z.enum(HELD_BACK).nullable().describe('Why it is never sent; null for every other'),
})

const beer = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.string(),
  presentation: z.string(),
  volumeMl: z.number().nullable(),
  unitsPerPack: z.number(),
  abvPercent: z.number(),
  ibu: z.number().nullable(),
  hops: z.string(),
  price: dollars,
  image: z.string(),
  onHand: z.number(),
  reserved: z.number(),
  available: z.boolean(),
  blocked: z.boolean(),
  packagedOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  rating: z.number().nullable(),
  ratingCount: z.number(),
  unitsSold: z.number(),
  createdAt: instant,
  updatedAt: instant,
})

const sale = z.strictObject({
  orderId: z.string(),
  orderState: z.enum(ORDER_STATES),
  paidAt: instant,
  beerId: z.string(),
  name: z.string(),
  presentation: z.string(),
  quantity: z.number(),
  unitPrice: dollars,
  chargeCurrency: z.string(),
  unitCharged: z.number().describe('In chargeCurrency'),
  parcel: parcel
    .omit({ companyId: true })
    .extend({
      freeFrom: instant.nullable().describe('From when its money can be paid out; null until it is sent'),
      releasedAt: instant.nullable().describe('When it could be'),
    })
    .nullable(),
})

const payout = z.strictObject({
  id: z.string(),
  companyId: z.string(),
  currency: z.string(),
  amount: z.number().describe('In currency'),
  dollars,
  reference: z.string(),
  state: z.string(),
  reason: z.string().describe('Why it failed or came back'),
  returned: z.number().describe('What of it came back, in currency'),
  account: maskedDestination.nullable().describe('Where it went; null: as an admin knew'),
  createdAt: instant.describe('When it was decided on'),
  sentAt: instant.nullable(),
  endedAt: instant.nullable(),
})

const administered = z.strictObject({
  at: instant,
  action: z.string().describe('What an admin did to the account, the company or one of its beers'),
  subject: z.string(),
  reason: z.string().nullable(),
  before: namedValues.nullable().describe('What was changed, as it was'),
  after: namedValues.nullable().describe('and as it became'),
})

/** What is kept of an uploaded file; once it is published, of the rows that were not. */
const importedRows = z.strictObject({
  ignored: z.array(z.string()).describe('Names of columns that no beer has'),
  rows: z.array(
    z.strictObject({
      row: z.number(),
      cells: z.record(z.string(), z.string()),
      errors: z.record(z.string(), z.string()).optional(),
      record: plainValues.optional().describe('The beer that it makes'),
      twin: z.enum(['shop', 'file']).optional(),
      skipped: z.literal(true).optional(),
    }),
  ),
})

const dataExport = z.strictObject({
  exportedAt: instant,
  account,
  linkedProviders: z.array(linkedProvider),
  sessions: z.array(session),
  verifications: z
    .array(verification)
    .describe('Mailed codes and links that still live, without what they say'),
  buyer: buyer.nullable(),
  company: company.nullable(),
  orders: z.array(order).describe('What was bought, newest first'),
  reviews: z.array(review),
  cart: z
    .strictObject({
      changedAt: instant,
      lines: z.array(
        z.strictObject({
          beerId: z.string(),
          beerName: z.string().nullable(),
          quantity: z.number(),
          priceSeen: dollars.describe('What it cost when it was put there'),
        }),
      ),
    })
    .nullable(),
  savedBeers: z.array(
    z.strictObject({
      beerId: z.string(),
      beerName: z.string(),
      priceThen: dollars.describe('What it cost when it was saved'),
      since: instant,
      restockToldAt: instant.nullable().describe('When a mail said that it is back in stock'),
      cheaperToldAt: instant.nullable().describe('When a mail said that it costs less'),
      priceTold: dollars.nullable().describe('and what it cost then'),
    }),
  ),
  alerts: z
    .strictObject({
      restock: z.boolean(),
      digest: z.boolean(),
      lookedAt: instant.describe('Up to when news were looked for'),
      digestDue: instant,
      restockDay: z.string().nullable(),
      restockCount: z.number().describe('Mails about restocks on that day'),
    })
    .nullable()
    .describe('Which mails about what was saved and followed were chosen; null: never any'),
  followedCompanies: z.array(z.strictObject({ companyId: z.string(), company: z.string(), since: instant })),
  administration: z.array(administered).describe('What admins did and wrote down about it; not who they are'),
  contactMessages: z.array(contactMessage).describe('Written from this e-mail; only once it is confirmed'),
  mails: z.array(mail).describe('Sent to this e-mail since the account is there'),
  beers: z.array(beer),
  sales: z.array(sale).describe('What the company sold, without its buyers'),
  parcelEvents: z
    .array(
      z.strictObject({
        orderId: z.string(),
        companyId: z.string(),
        fromState: z.string(),
        toState: z.string(),
        carrier: z.string(),
        tracking: z.string(),
        at: instant,
      }),
    )
    .describe('What happened to the parcels that were bought, were sold, or were moved by this account'),
  payouts: z.array(payout).describe('Money paid to the company, or marked as paid by this account'),
  payoutAccounts: z
    .array(
      z.strictObject({
        id: z.string(),
        masked: maskedDestination.nullable(),
        createdAt: instant,
        payableFrom: instant,
      }),
    )
    .describe('Where the company is paid to, and was before: as far as anybody is told it'),
  beerImports: z.array(
    z.strictObject({
      id: z.string(),
      fileName: z.string(),
      state: z.string(),
      rows: importedRows,
      createdAt: instant,
      finishedAt: instant.nullable(),
    }),
  ),
  reviewReports: z.array(
    z.strictObject({
      reviewId: z.string(),
      reason: z.string(),
      createdAt: instant,
      closedAt: instant.nullable(),
    }),
  ),
})
export type DataExport = z.output<typeof dataExport>

export const exportData = endpoint({
  method: 'GET',
  path: '/account/data',
  summary: 'Everything held about the session’s user, as a file to keep.',
  access: 'signed-in',
  response: dataExport,
  status: 200,
})
