import { setTimeout as sleep } from 'node:timers/promises'
import { paymentAccount } from '#database/schema.ts'
import { followRates } from '#server/charge/follow-rates.ts'
import type { Services } from '#server/services.ts'
import { SettingsError } from '#server/settings/env.ts'
import { paysFrom, paysNobody } from '#server/settings/payout-settings.ts'

/** Nobody waits longer for a shop whose payment provider is away; its answer is taken whenever it comes. */
const PATIENCE_MS = 5_000

/**
 * Learns what cards are charged in and what a dollar costs, before anybody is served; a sweep goes on with it.
 * @throws SettingsError in production for an account of a site where the shop cannot charge, or from which Mercado Pago pays nobody
 *   though it is to pay breweries
 */
export async function learnCharging(services: Services): Promise<void> {
  const { db, env, log } = services
  const unknownSite = await Promise.race([
    followRates(services, { starting: true }).catch((error) => {
      log.error({ err: error }, 'what cards are charged in could not be asked for')
    }),
    sleep(PATIENCE_MS, undefined, { ref: false }),
  ])
  if (!env.production || env.ALLOW_SANDBOX) return
  if (unknownSite) {
    throw new SettingsError([
      `The Mercado Pago account was opened on ${unknownSite}, where the shop cannot charge: PAYMENT_SITE names the sites that it knows.`,
    ])
  }
  const [known] = env.PAYOUT_WAY === 'mercado-pago' ? await db.select().from(paymentAccount) : []
  if (known && !paysFrom(known.site)) throw new SettingsError([paysNobody(known.site)])
}
