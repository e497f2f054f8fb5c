import { randomUUID } from 'node:crypto'
import { any, inPercent } from './chance.ts'
import type { FrontDoor } from './front-door.ts'
import type { People } from './people-of-the-shop.ts'

/** What sellers and admins do meanwhile. Orders are paid back out of `paid`, as often as somebody asks. */
export function anAdministration({
  door,
  people,
  paid,
}: {
  door: FrontDoor
  people: People
  paid: string[]
}) {
  const { seller, admin, switchedCompanyId } = people
  const asSeller = { ...seller.session, 'content-type': 'application/json' }
  const asAdmin = { ...admin.session, 'content-type': 'application/json' }
  let isOn = true

  return {
    /** A seller reads one of their beers and changes price, text and stock of it. */
    async edit() {
      const { id } = any(people.shelf.filter(({ companyId }) => companyId === seller.companyId))
      const path = `/api/product/${id}`
      const shown = await door.ask({ path, headers: asSeller })
      if (shown?.status !== 200) return
      const { name, type, presentation, ABV, IBU, onHand, edition } = JSON.parse(shown.body)
      const changed = {
        ...{ name, type, presentation, ABV, IBU, status: true, editionShown: edition },
        description: any(['Resina y pomelo.', 'Miel y pan tostado.']),
        price: any([3.5, 4, 4.5]),
        stockShown: onHand,
        stock: Math.max(0, onHand + any([-2, 4, 10])),
      }
      await door.ask({ method: 'PUT', path, headers: asSeller, body: JSON.stringify(changed) })
    },
    /** An admin takes a brewery off sale, or puts it back. */
    async moderate() {
      isOn = !isOn
      const body = JSON.stringify({ id: switchedCompanyId, status: isOn, reason: 'Revisión de la cuenta.' })
      await door.ask({ method: 'PUT', path: '/api/company', headers: asAdmin, body })
    },
    /** An admin pays an order back, whole; a click that gets no answer is repeated under the same key. */
    async payBack() {
      const orderId = paid.shift()
      if (!orderId || inPercent(50)) return
      await door.askAgain({
        method: 'POST',
        path: `/api/admin/orders/${orderId}/refunds`,
        headers: asAdmin,
        body: JSON.stringify({ key: randomUUID(), restock: inPercent(50), reason: 'Llegó rota.' }),
      })
    },
  }
}
