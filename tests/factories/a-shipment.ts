import { eq } from 'drizzle-orm'
import { parcels } from '#database/schema.ts'
import { lockParcel } from '#server/journeys/parcels/lock-parcel.ts'
import { moveParcel } from '#server/journeys/parcels/move-parcel.ts'
import { releaseMoney } from '#server/journeys/payouts/release-money.ts'
import type { TestCheckout } from './a-checkout.ts'

/** Every parcel of a paid order leaves, also of companies that nobody sells for. */
export async function shipParcels(
  services: Pick<TestCheckout, 'db' | 'jobs' | 'env'>,
  orderId: string,
): Promise<void> {
  await moveParcels(services, orderId, 'shipped')
}

/** The same, and arrives. */
export async function deliverParcels(
  services: Pick<TestCheckout, 'db' | 'jobs' | 'env'>,
  orderId: string,
): Promise<void> {
  await moveParcels(services, orderId, 'shipped')
  await moveParcels(services, orderId, 'delivered')
}

/** What is left of an order leaves, and its money is free: the days until then are over. */
export async function freeParcels(
  services: Pick<TestCheckout, 'db' | 'jobs' | 'env'>,
  orderId: string,
): Promise<void> {
  await moveParcels(services, orderId, 'shipped')
  await freeMoney(services, orderId)
}

/** The money of an order that left is free. */
export async function freeMoney(services: Pick<TestCheckout, 'db'>, orderId: string): Promise<void> {
  await services.db.update(parcels).set({ freeFrom: new Date() }).where(eq(parcels.orderId, orderId))
  await releaseMoney(services)
}

async function moveParcels(
  services: Pick<TestCheckout, 'db' | 'jobs' | 'env'>,
  orderId: string,
  to: 'shipped' | 'delivered',
) {
  await services.db.transaction(async (tx) => {
    const waiting = await tx.select().from(parcels).where(eq(parcels.orderId, orderId))
    for (const id of waiting) {
      const parcel = (await lockParcel(tx, id))!
      const { sellerId, order } = parcel
      await moveParcel(services, tx, parcel, {
        to,
        by: sellerId ?? order.buyerId,
        carrier: 'Andina',
        handedOver: { idChecked: to === 'delivered' },
        mail: { kind: `parcel-${to}`, userId: order.buyerId },
      })
    }
  })
}
