import { Hono } from 'hono'
import { account } from '../account.ts'
import { amountFromCents } from '../money.ts'
import type { Provider } from '../provider.ts'

/**
 * GET /users/me: whose token this is. `site_id` says in which country the account was opened, and so in which currency it
 * collects (https://github.com/mercadopago/sdk-nodejs, src/clients/user).
 */
export function accountRoutes({ site }: Provider) {
  const routes = new Hono({ strict: false })
  routes.get('/users/me', (context) =>
    context.json({
      id: account.collectorId,
      nickname: account.nickname,
      registration_date: '2020-01-01T00:00:00.000-04:00',
      first_name: 'Sandbox',
      last_name: 'Collector',
      email: account.email,
      country_id: site.countryId,
      site_id: site.id,
      user_type: 'normal',
      tags: ['normal'],
      points: 0,
      status: {
        site_status: 'active',
        confirmed_email: true,
        mercadopago_tc_accepted: true,
        mercadopago_account_type: 'business',
        user_type: 'simple_registration',
      },
    }),
  )
  routes.get('/v1/payment_methods', (context) => context.json(paymentMethods(site)))
  return routes
}

/** What buyers may pay with: https://www.mercadopago.com/developers/en/reference/payment_methods/_payment_methods/get */
function paymentMethods(site: Provider['site']) {
  const method = (id: string, payment_type_id: string) => ({
    ...{ id, name: id, payment_type_id, status: 'active' },
    ...{ secure_thumbnail: '', thumbnail: '', deferred_capture: 'unsupported', settings: [] },
    ...{ additional_info_needed: [], financial_institutions: [], processing_modes: ['aggregator'] },
    min_allowed_amount: amountFromCents(site.minimumCents),
    max_allowed_amount: amountFromCents(site.maximumCents),
    accreditation_time: 2880,
  })
  return [method('master', 'credit_card'), method(site.voucherMethodId, 'ticket')]
}
