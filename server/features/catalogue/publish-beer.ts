import { eq } from 'drizzle-orm'
import type { BeerDetail } from '#contract/catalogue.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { publishBeer as call } from '#contract/publishing.ts'
import { beers, companies } from '#database/schema.ts'
import { refuseChanged } from '../../people/refuse-changed.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { columnsOf } from './beer-record.ts'
import { countByAddress } from './count-by-address.ts'
import { findPublished } from './find-published.ts'
import { getBeer } from './get-beer.ts'
import { noteStockPut } from './move-stock.ts'
import { refuseWrongDates } from './refuse-wrong-dates.ts'
import { holdRoomForBeers, readRoomForBeers, refuseForRoom } from './room-for-beers.ts'

/**
 * Publishes a beer of the caller's company. `userCompanyId` may name it, and nobody else's: forbidden. A company that
 * came through a sign-in provider and has no name yet publishes nothing: company-incomplete. Refuses read-only-field for
 * an id, a rating, reviews, or a status other than on sale; malformed for a picture that is not ours, or a beer that
 * is packaged tomorrow; no-room-unproved and no-room-today once it has published as many as there is room for. A beer past
 * its best-before day is published and not on sale. A form that is sent twice publishes once, and is answered alike.
 * @param address of the peer: who has proved nothing counts by it too
 */
export async function publishBeer(
  { db, pool, media, env, rateLimits }: Pick<Services, 'db' | 'pool' | 'media' | 'env' | 'rateLimits'>,
  {
    userCompanyId,
    id: givenId,
    companyId,
    status,
    qualification,
    Qualifications,
    labelSeed,
    ...record
  }: BodyOf<typeof call>,
  caller: SessionUser,
  address: string,
): Promise<BeerDetail | Refusal> {
  if (userCompanyId && userCompanyId !== caller.id) return refuse('forbidden')
  const changed = refuseChanged(
    { id: '', companyId: caller.id, status: true, qualification: null, Qualifications: undefined },
    {
      id: givenId,
      companyId,
      status,
      qualification,
      Qualifications: Qualifications?.length ? Qualifications : undefined,
    },
  )
  if (changed) return changed
  const today = shopDay(env)
  const wrongDates = refuseWrongDates(record, today)
  if (wrongDates) return wrongDates
  const [company] = await db
    .select({ name: companies.company })
    .from(companies)
    .where(eq(companies.id, caller.id))
  if (!company?.name) return refuse('company-incomplete')
  const columns = columnsOf(record, today)
  const form = { companyId: caller.id, labelSeed, columns }
  const room = await readRoomForBeers(db, env, caller.id)
  // Looked for once the room is known: it may have taken the last place meanwhile.
  const before = await findPublished(db, form)
  if (before) return getBeer(pool, before, caller, today)
  if (!room.left) return refuseForRoom(room)
  const tooMany = await countByAddress(rateLimits, room, 1, address)
  if (tooMany) return tooMany
  const published = await db.transaction(async (tx) => {
    const held = await holdRoomForBeers(tx, env, caller.id)
    const meanwhile = await findPublished(tx, form)
    if (meanwhile) return meanwhile
    if (!held.left) return refuseForRoom(held)
    const notOurs = await media.claim(tx, record.image)
    if (notOurs) return notOurs
    const [beer] = await tx
      .insert(beers)
      // With its units at once: to put them there afterwards is to write the row, and what indexes hold of it, twice.
      .values({
        ...{ ...columns, onHand: record.stock },
        ...{ companyId: caller.id, labelSeed: labelSeed ?? null },
      })
      .returning({ id: beers.id })
    await noteStockPut(tx, [{ beerId: beer!.id, units: record.stock }])
    return beer!.id
  })
  return isRefusal(published) ? published : getBeer(pool, published, caller, today)
}
