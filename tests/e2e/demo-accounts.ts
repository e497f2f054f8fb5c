import { demoSignIns } from '../../database/seed/demo-sign-ins.ts'

/** What the demo's people log in with at the shop that these tests start: start-shop.ts leaves it where the shop keeps it. */
const PASSWORD = 'Demostracion2026'

export const demoAccounts = {
  buyer: { email: demoSignIns.buyer.email, password: PASSWORD },
  seller: { email: demoSignIns.seller.email, password: PASSWORD },
  admin: { email: demoSignIns.admin.email, password: PASSWORD },
}
