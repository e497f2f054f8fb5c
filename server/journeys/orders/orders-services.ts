import type { Services } from '../../services.ts'

/** What the journey of an order reaches for. */
export type OrdersServices = Pick<Services, 'db' | 'env' | 'jobs' | 'log' | 'payments' | 'payoutProvider'>
