import { breweryClaims } from '#database/schema.ts'
import { hashOfSecret, linkToken } from '#server/features/identity/email-link.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { everybody, onlyAdmins } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

const SECRET = 'un-secreto-de-un-enlace'
const WHY = 'Su sitio nombra ese correo.'

/** A claim of a brewery that nobody sells for, as it stands before a call. */
const aClaim =
  (state: 'sent' | 'waiting' | 'accepted') =>
  async ({ services: { db } }: Shop) => {
    await db.delete(breweryClaims)
    const brewery = await aCompany(db, { company: 'Sin dueño todavía', userId: null })
    const secretHash = hashOfSecret(SECRET)
    const expiresAt = new Date(Date.now() + 3_600_000)
    const link = state === 'waiting' ? {} : { secretHash, expiresAt }
    const [made] = await db
      .insert(breweryClaims)
      .values({
        ...{
          companyId: brewery.id,
          name: 'Lía',
          email: `duena-${brewery.id}@correo.example`,
          words: 'Es mía.',
        },
        ...{ state, ...link, confirmedAt: state === 'sent' ? null : new Date() },
        decidedAt: state === 'accepted' ? new Date() : null,
      })
      .returning()
    return { id: made!.id, token: linkToken(made!.id, SECRET), breweryId: brewery.id }
  }

/** How an imported brewery comes to its owner. */
export const BREWERY_CLAIMS: Row[] = [
  {
    call: 'claimBrewery',
    given: aClaim('waiting'),
    ask: ({ made }) => ({
      params: { id: made.breweryId! },
      body: { name: 'Lía', email: 'otra@correo.example', words: 'Es mía.' },
    }),
    answers: everybody(201),
  },
  {
    call: 'claimBrewery',
    says: 'of a brewery that has an owner',
    ask: ({ companyId }) => ({
      params: { id: companyId },
      body: { name: 'Lía', email: 'otra@correo.example', words: 'Es mía.' },
    }),
    answers: everybody(201),
  },
  {
    call: 'getBreweryClaim',
    given: aClaim('sent'),
    ask: ({ made }) => ({ query: `?token=${made.token}` }),
    answers: everybody(200),
  },
  {
    call: 'confirmBreweryClaim',
    given: aClaim('sent'),
    ask: ({ made }) => ({ body: { token: made.token } }),
    answers: everybody(200),
  },
  {
    call: 'takeOverBrewery',
    given: aClaim('accepted'),
    ask: ({ made }) => ({
      body: { token: made.token, name: 'Lía', lastName: 'Paz', password: 'Cebada2024' },
    }),
    answers: everybody(201),
  },
  { call: 'listBreweryClaims', ask: () => ({}), answers: onlyAdmins(200) },
  {
    call: 'decideBreweryClaim',
    given: aClaim('waiting'),
    ask: ({ made }) => ({ params: { id: made.id! }, body: { decision: 'accepted', reason: WHY } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'decideBreweryClaim',
    says: 'to refuse it',
    given: aClaim('waiting'),
    ask: ({ made }) => ({ params: { id: made.id! }, body: { decision: 'refused', reason: WHY } }),
    answers: onlyAdmins(200),
  },
]
