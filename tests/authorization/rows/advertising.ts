import { placements } from '#database/schema.ts'
import { everybody, onlyAdmins } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

const DAYS = { from: '2099-01-01', until: '2099-01-31' }

/** A placement that is the only one, so that nothing stands in the way of another. */
async function aPlacement({ services, target }: Shop): Promise<Record<string, string>> {
  await services.db.delete(placements)
  const [placed] = await services.db
    .insert(placements)
    .values({ place: 1, type: 'IPA', startsOn: DAYS.from, endsOn: DAYS.until, madeBy: target.adminId })
    .returning()
  return { id: placed!.id }
}

export const ADVERTISING: Row[] = [
  { call: 'listAdvertisements', ask: () => ({}), answers: everybody(200) },
  { call: 'listPlacements', ask: () => ({}), answers: onlyAdmins(200) },
  {
    call: 'placeAdvertisement',
    given: async ({ services }) => {
      await services.db.delete(placements)
      return {}
    },
    ask: ({ beerId }) => ({ body: { place: 1, beerId, ...DAYS } }),
    answers: onlyAdmins(201),
  },
  {
    call: 'changePlacement',
    given: aPlacement,
    ask: ({ made: { id } }) => ({ params: { id: id! }, body: { place: 2, type: 'IPA', ...DAYS } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'withdrawPlacement',
    given: aPlacement,
    ask: ({ made: { id } }) => ({ params: { id: id! }, body: { reason: 'promoción' } }),
    answers: onlyAdmins(200),
  },
]
