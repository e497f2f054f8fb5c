/** Every table, under the names that Drizzle and better-auth look for. */
export { beers, catalogueChanges, stockMovements } from './tables/catalogue.ts'
export { companies } from './tables/companies.ts'
export { accounts, buyers, sessions, users, verifications } from './tables/identity.ts'
export { orderEvents, orderLines, orders, parcels } from './tables/orders.ts'
export { outbox, payments, refundLines, refunds, webhookInbox } from './tables/payments.ts'
export { rateLimits } from './tables/rate-limits.ts'
export { reviews } from './tables/reviews.ts'
