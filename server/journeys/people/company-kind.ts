import { eq } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Company } from '#contract/identity.ts'
import type { changeCompany } from '#contract/profiles.ts'
import { companies } from '#database/schema.ts'
import { companyRecord } from '../../features/companies/company-record.ts'
import { lockUser } from '../../features/identity/lock-user.ts'
import { lockOpenOrdersWith } from '../orders/cancel-open-orders.ts'
import { closeGate } from '../orders/placing-gate.ts'
import { mailWithdrawn } from './mail-withdrawn.ts'
import type { PersonKind } from './person-kind.ts'

export type CompanyEdit = Extract<BodyOf<typeof changeCompany>, { name: string }>

/** Nobody logs in for an imported one. Its catalogue follows its name and its switch by triggers. */
export const COMPANY: PersonKind<typeof companies.$inferSelect, CompanyEdit, Company> = {
  name: 'company',
  role: 'Company',
  fields: [
    'name',
    'lastName',
    'document',
    'phone',
    'country',
    'state',
    'city',
    'company',
    'address',
    'story',
    'image',
    'shipsTo',
  ],
  texts: ['name', 'lastName', 'company', 'city', 'address'],
  /** The user first, as whoever deletes an account does; where it is about to be switched off, its gate after that. */
  async holdUser(tx, id, closing) {
    const [found] = await tx.select({ userId: companies.userId }).from(companies).where(eq(companies.id, id))
    const user = found?.userId ? await lockUser(tx, found.userId) : undefined
    if (found && closing) await closeGate(tx, id)
    return user
  },
  async holdRow(tx, id) {
    return (await tx.select().from(companies).where(eq(companies.id, id)).for('no key update'))[0]
  },
  columnsOf: ({ name, lastName, document, phone, country, state, city, address, ...rest }) => {
    const { company, story, shipsTo, image } = rest
    // The drawing of the name is stored as no image.
    const own = image?.startsWith('/labels/companies/') ? '' : image
    const written = { name, lastName, document, phone, country, state, city, address }
    return { ...written, company, story, shipsTo, image: own }
  },
  async write(tx, id, columns) {
    return (await tx.update(companies).set(columns).where(eq(companies.id, id)).returning())[0]!
  },
  nameOf: ({ company }) => company,
  userIdOf: ({ userId }) => userId,
  isOn: ({ active }, user) => active && (user?.active ?? true),
  onWire: (row, user) => companyRecord(row, user ?? null),
  holdOrders: (tx, companyId) => lockOpenOrdersWith(tx, { companyId }),
  async turn(tx, jobs, companyId, active, ended) {
    await tx.update(companies).set({ active }).where(eq(companies.id, companyId))
    await mailWithdrawn(tx, jobs, ended, { companyId })
  },
  mayLogIn: (isOn, user) => isOn || user.active,
}
