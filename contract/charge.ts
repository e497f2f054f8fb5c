import { z } from 'zod'
import { CHARGE_CURRENCIES, RATE_SOURCES } from './charge-currencies.ts'

/** How the dollars of an order become what a card is charged: frozen on it when it was placed. */
export const chargeRate = {
  chargeCurrency: z.enum(CHARGE_CURRENCIES),
  rate: z
    .string()
    .nullable()
    .describe('What a dollar cost, an exact decimal; null where dollars are charged'),
  rateSource: z.enum(RATE_SOURCES).nullable().describe('Who said so'),
  rateAt: z.string().nullable().describe('When they were asked, an ISO instant'),
}

/** The same of an order, with its sum. */
export const charge = z.object({ ...chargeRate, charged: z.number().describe('In chargeCurrency') })
export type Charge = z.output<typeof charge>
export type RateOnWire = Omit<Charge, 'charged'>
