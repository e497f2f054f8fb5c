import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { learnCharging } from './learn-charging.ts'

const database = useTestDatabase()

function aShopOn(site: string, production: boolean, settings: Record<string, string> = {}) {
  const payments = { ...aPaymentProvider(), readAccount: async () => ({ collectorId: '7', site }) }
  const services = makeTestServices(database, { PAYMENT_SITE: '', ...settings }, { payments })
  return { ...services, env: { ...services.env, production } }
}

test('production does not start for an account of a site where it cannot charge', async () => {
  await expect(learnCharging(aShopOn('MLV', true))).rejects.toThrow(
    'The Mercado Pago account was opened on MLV, where the shop cannot charge: PAYMENT_SITE names the sites that it knows.',
  )
  await learnCharging(aShopOn('MLV', false))
  await learnCharging(aShopOn('MLA', true))
})

test('production does not start where Mercado Pago is to pay breweries and pays nobody', async () => {
  const throughIt = { PAYOUT_WAY: 'mercado-pago' }
  await expect(learnCharging(aShopOn('MLU', true, throughIt))).rejects.toThrow(
    'PAYOUT_WAY is mercado-pago, which pays nobody from MLU: only from MLA, MLB, MLC.',
  )
  await learnCharging(aShopOn('MLU', true))
  await learnCharging(aShopOn('MLU', false, throughIt))
  await learnCharging(aShopOn('MLB', true, throughIt))
})
