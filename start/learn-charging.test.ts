import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { learnCharging } from './learn-charging.ts'

const database = useTestDatabase()

function aShopOn(site: string, production: boolean) {
  const payments = { ...aPaymentProvider(), readAccount: async () => ({ collectorId: '7', site }) }
  const services = makeTestServices(database, { PAYMENT_SITE: '' }, { payments })
  return { ...services, env: { ...services.env, production } }
}

test('production does not start for an account of a site where it cannot charge', async () => {
  await expect(learnCharging(aShopOn('MLV', true))).rejects.toThrow(
    'The Mercado Pago account was opened on MLV, where the shop cannot charge: PAYMENT_SITE names the sites that it knows.',
  )
  await learnCharging(aShopOn('MLV', false))
  await learnCharging(aShopOn('MLA', true))
})
