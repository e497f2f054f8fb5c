import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { companies } from '#database/schema.ts'
import { accounts, outbox, users } from '#database/schema.ts'
import { hashPassword } from '#server/features/identity/password.ts'
import type { Services } from '#server/services.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { aCompany } from './a-beer.ts'
import { aBuyer } from './a-buyer.ts'
import { signedIn } from './services.ts'

/** What everybody here logs in with. */
export const PASSWORD = 'Cebada2024'
let passwordHash: Promise<string> | undefined

async function givePassword({ db }: Services, userId: string): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD)
  const password = await passwordHash
  await db.insert(accounts).values({ userId, accountId: userId, providerId: 'credential', password })
}

/** What somebody does from one browser in which they are logged in. @param user `id` is `users.id` */
export async function inABrowser(services: Services, user: { id: string }) {
  const headers = await signedIn(services, user.id)
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    sendJson(services, method, path, { headers, ...(body !== undefined && { body }) })
  return {
    headers,
    send,
    /** Whom the browser's session belongs to, or null once it is over. */
    session: async () => (await send('GET', '/session')).body,
    /** How they log in: `GET /account`. */
    account: async () => (await send('GET', '/account')).body,
  }
}

/** A buyer with a password, logged in in one browser. @param facts what differs from any buyer's: see aBuyer */
export async function aLoggedInBuyer(services: Services, facts: Parameters<typeof aBuyer>[1] = {}) {
  const user = await aBuyer(services.db, facts)
  await givePassword(services, user.id)
  return { ...user, ...(await inABrowser(services, user)) }
}

/** A seller with a password and a company, logged in in one browser. `id` is the company's, as on the wire. */
export async function aLoggedInSeller(
  services: Services,
  company: Partial<typeof companies.$inferInsert> = {},
) {
  const [user] = await services.db
    .insert(users)
    .values({ name: 'Eva Ruiz', email: `venta-${randomUUID()}@cerveceria.example`, role: 'Company' })
    .returning()
  await givePassword(services, user!.id)
  const { id } = await aCompany(services.db, {
    name: 'Eva',
    lastName: 'Ruiz',
    document: '20333444',
    phone: '+56325550100',
    address: 'Av. Valparaíso 10',
    ...company,
    userId: user!.id,
  })
  return { id, userId: user!.id, email: user!.email, ...(await inABrowser(services, user!)) }
}

/** An admin with a password, logged in in one browser. */
export async function aLoggedInAdmin(services: Services) {
  const [user] = await services.db
    .insert(users)
    .values({ name: 'Administración', email: `admin-${randomUUID()}@lupulo.example`, role: 'Admin' })
    .returning()
  await givePassword(services, user!.id)
  return { ...user!, ...(await inABrowser(services, user!)) }
}

/** The mails to somebody, sent and waiting, oldest first. */
export async function mailsTo({ db }: Services, recipient: string) {
  const found = await db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id)
  return found.map((mail) => ({ ...mail, payload: mail.payload as Record<string, string> }))
}

/** The token of the last link that was mailed to somebody. @throws when none was */
export async function linkMailedTo(services: Services, recipient: string): Promise<string> {
  const token = (await mailsTo(services, recipient)).findLast(({ payload }) => payload.token)?.payload.token
  if (!token) throw new Error(`no link was mailed to ${recipient}`)
  return token
}
