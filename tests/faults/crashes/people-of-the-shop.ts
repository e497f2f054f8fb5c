import type { Database } from '#database/open-pool.ts'
import type { Services } from '#server/services.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { signedIn } from '#tests/factories/services.ts'

type Session = { cookie: string }
export type Buyer = { id: string; session: Session }
export type People = Awaited<ReturnType<typeof peopleOfTheShop>>

/** How long beers are held here: long enough to be paid while a process starts again. */
export const HOLD_SECONDS = 3
const BUYERS = 64

/** Buyers, a seller with beers, an admin, and a brewery that the admin takes off sale now and then. */
export async function peopleOfTheShop(services: Services) {
  const db: Database = services.db
  const [seller, admin] = [await aLoggedInSeller(services), await aLoggedInAdmin(services)]
  const switched = await aCompany(db, { company: 'Cebada Errante' })
  const stock = [60, 5000, 5000]
  const shelf = await Promise.all([
    ...stock.map((onHand) => aBeer(db, { companyId: seller.id, onHand })),
    ...stock.map((onHand) => aBeer(db, { companyId: switched.id, onHand })),
  ])
  const buyers: Buyer[] = []
  for (let count = 0; count < BUYERS; count++) {
    const { id } = await aBuyer(db)
    buyers.push({ id, session: await signedIn(services, id) })
  }
  return {
    ...{ shelf, buyers, switchedCompanyId: switched.id },
    seller: { companyId: seller.id, session: seller.headers },
    admin: { session: admin.headers },
  }
}
