import { isProviderFailure, type PaymentProvider } from '../../ports/payment-provider.ts'
import type { Circuit } from '../circuit.ts'
import { callMercadoPago, type MercadoPagoSettings } from './call-mercado-pago.ts'
import { chargebackAnswer, chargebackSearchAnswer } from './chargeback-answers.ts'

type Calls = Pick<PaymentProvider, 'readChargeback' | 'findChargebacks' | 'documentChargeback'>

const pathOf = (providerId: string) => `/v1/chargebacks/${encodeURIComponent(providerId)}`

/** What is asked about money that a bank asks back (reference of chargebacks: get, search by payment, send documentation). */
export function chargebackCalls(settings: MercadoPagoSettings, circuit: Circuit): Calls {
  return {
    async readChargeback(providerId) {
      const path = pathOf(providerId)
      const told = await callMercadoPago(settings, circuit, { method: 'GET', path, answer: chargebackAnswer })
      return isProviderFailure(told) && told.status === 404 ? null : told
    },

    async findChargebacks(paymentId) {
      const found = await callMercadoPago(settings, circuit, {
        method: 'GET',
        path: `/v1/chargebacks/search?${new URLSearchParams({ payment_id: paymentId })}`,
        answer: chargebackSearchAnswer,
      })
      return isProviderFailure(found) ? found : found.results.map(({ id }) => id)
    },

    documentChargeback(providerId, files) {
      const form = new FormData()
      for (const file of files) form.append('files[]', file, file.name)
      return callMercadoPago(settings, circuit, {
        method: 'POST',
        path: `${pathOf(providerId)}/documentation`,
        form,
        answer: chargebackAnswer,
      })
    },
  }
}
