import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { REDIRECT_MS } from '#contract/limits.ts'
import type { latestPurchase } from '#contract/purchases.ts'
import { fetchApi } from '#web/browser-api.ts'
import { clearStorageAfterPayment } from './clear-storage-after-payment.ts'
import type { ShownOutcome } from './shown-outcome.ts'

/**
 * What follows a payment by itself (specification section 4, Payment): after an approved one the storage is cleared,
 * and a little later the buyer sees their purchases, while the purchase is asked for as the specification's call does;
 * after a rejected one the cart comes back.
 */
export function useGoOn(shown: ShownOutcome, paymentId: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (shown !== 'approved' && shown !== 'rejected') return
    const approved = shown === 'approved'
    if (approved) {
      try {
        clearStorageAfterPayment(localStorage)
      } catch {
        // A storage that is forbidden holds nothing to clear.
      }
    }
    const timer = setTimeout(
      () => {
        navigate(approved ? '/myShop' : '/cart')
        if (!approved) return
        void fetchApi<typeof latestPurchase>('POST', '/shoppingHistory', {
          body: { ...(paymentId && { payment_id: paymentId }) },
        })
      },
      approved ? REDIRECT_MS.paymentApproved : REDIRECT_MS.paymentRejected,
    )
    return () => clearTimeout(timer)
  }, [shown, paymentId, navigate])
}
