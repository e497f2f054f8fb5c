import { z } from 'zod'
import { maskedDestination } from '../payout-accounts.ts'
import { plainValues } from '../plain-values.ts'
import { ORDER_STATES } from '../purchases.ts'
import { dollars, instant, parcel } from './parts.ts'

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
  archivedAt: z.string().nullable(),
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

/** What a brewery published, sent, sold and was paid. */
export const OF_BREWERY = {
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
  webhooks: z
    .array(
      z.strictObject({
        id: z.string(),
        address: z.string(),
        events: z.array(z.string()),
        offBecause: z.string().nullable(),
        offAt: instant.nullable(),
        arrivedAt: instant.nullable(),
        createdAt: instant,
      }),
    )
    .describe('Addresses of its own programs that the company has told what happens, without their secrets'),
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
  apiKeys: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        prefix: z.string().describe('What it begins with'),
        scopes: z.array(z.string()),
        createdAt: instant,
        usedAt: instant.nullable(),
        expiresAt: instant.nullable(),
        revokedAt: instant.nullable(),
      }),
    )
    .describe('Keys of the company’s programs; the keys themselves the shop does not have'),
}
