import type { Transaction } from '#database/open-pool.ts'
import { accounts, buyers, companies, users } from '#database/schema.ts'
import type { DemoPasswords } from './demo-passwords.ts'
import { demoBreweries, demoBuyers } from './demo-shop.ts'
import { DEMO_ROLES, demoSignIns } from './demo-sign-ins.ts'

export type SeededPeople = {
  /** User ids of the buyers by their keys. */
  buyers: Record<string, string>
  /** Company ids by the slug of the brewery. */
  companies: Record<string, string>
}

const SELLERS_JOINED_DAYS_AGO = 300

/**
 * Users, buyers and companies. Only the three demo sign-ins have a password; everybody else is an account without
 * one, which nobody can sign in to.
 */
export async function seedPeople(
  tx: Transaction,
  passwordHashes: DemoPasswords,
  daysBefore: (days: number) => Date,
): Promise<SeededPeople> {
  const made = await tx
    .insert(users)
    .values(
      [
        { name: 'Administración', email: demoSignIns.admin.email, role: 'Admin' as const },
        ...demoBreweries.map(({ slug, name, lastName }) => ({
          name: `${name} ${lastName}`,
          email: sellerEmail(slug),
          role: 'Company' as const,
        })),
        ...demoBuyers.map(({ key, name, lastName }) => ({
          name: `${name} ${lastName}`,
          email: buyerEmail(key),
          role: 'Person' as const,
        })),
      ].map((user) => ({ ...user, emailVerified: true, createdAt: daysBefore(SELLERS_JOINED_DAYS_AGO) })),
    )
    .returning({ id: users.id, email: users.email })
  const userIds = new Map(made.map((user) => [user.email, user.id]))
  const userId = (email: string) => userIds.get(email)!

  await tx.insert(accounts).values(
    DEMO_ROLES.map((role) => ({
      userId: userId(demoSignIns[role].email),
      accountId: userId(demoSignIns[role].email),
      providerId: 'credential',
      password: passwordHashes[role],
    })),
  )
  await tx
    .insert(buyers)
    .values(demoBuyers.map(({ key, ...buyer }) => ({ userId: userId(buyerEmail(key)), ...buyer })))
  const madeCompanies = await tx
    .insert(companies)
    .values(
      demoBreweries.map(({ slug, beers, ...company }, position) => ({
        userId: userId(sellerEmail(slug)),
        ...company,
        createdAt: daysBefore(SELLERS_JOINED_DAYS_AGO - position),
      })),
    )
    .returning({ id: companies.id, company: companies.company })
  const companyIds = new Map(madeCompanies.map(({ id, company }) => [company, id]))

  return {
    buyers: Object.fromEntries(demoBuyers.map(({ key }) => [key, userId(buyerEmail(key))])),
    companies: Object.fromEntries(demoBreweries.map(({ slug, company }) => [slug, companyIds.get(company)!])),
  }
}

function sellerEmail(slug: string): string {
  return `ventas@${slug}.example`
}

function buyerEmail(key: string): string {
  return key === demoSignIns.buyer.buyer ? demoSignIns.buyer.email : `${key}@correo.example`
}
