import { after, at, before, beforeCalling, COMMIT, during, onTheAnswerOf, type Point } from './points.ts'

const OPENING = 'POST /checkout/preferences'
const PLACE = {
  buyer: 'AS gates FROM users .* FOR NO KEY UPDATE OF users',
  beers: 'FROM beers JOIN companies .* FOR NO KEY UPDATE OF beers',
  order: String.raw`INSERT INTO orders \(`,
}

/** Where placing an order is killed, by the name that docs/reliability.md gives it. */
export const PLACING: Record<string, Point> = {
  'before *place*': { ends: [before(PLACE.buyer)] },
  'inside *place*': { ends: [after(PLACE.beers), after(PLACE.order), before(COMMIT, PLACE.order)] },
  'between *place* and the provider’s call': { ends: [after(COMMIT, PLACE.order), beforeCalling(OPENING)] },
  'at random moments': { ends: [{ withinMs: 1500 }] },
}

/** Where asking for a payment page is killed, and waiting for its payment, by the name that docs/reliability.md gives it. */
export const WAITING_FOR_PAYMENT: Record<string, Point> = {
  'during the provider’s call': { ends: during({ method: 'POST', path: '/checkout/preferences' }) },
  'after the provider’s call, before its page is stored': {
    ends: [onTheAnswerOf(OPENING), before('UPDATE orders SET preference_id')],
  },
  'while the buyer never returns and no notice comes': {
    ends: [
      after('UPDATE orders SET preference_id'),
      after('UPDATE orders SET reconcile_claimed_until = now'),
      onTheAnswerOf('GET /v1/payments/search'),
    ],
    mood: { isAnnounced: false, comesBack: 0, restMs: 1000 },
  },
}

/** Where somebody else has to do with the beers that are bought, by the name that docs/reliability.md gives it. */
export const BUYING_TOGETHER: Record<string, Point> = {
  'while a seller edits during *place*': {
    ends: [
      at(
        { statement: 'from beers where beers.id = .* for no key update', when: 'answered' },
        { statement: PLACE.beers, when: 'sent', isOfTheSame: true },
      ),
      at(
        { statement: PLACE.beers, when: 'answered' },
        {
          statement: 'from beers where beers.id = .* for no key update',
          when: 'sent',
          isOfTheSame: true,
        },
      ),
    ],
  },
  'while an admin deactivates during *place*': {
    ends: [
      at(
        { statement: PLACE.buyer, when: 'answered' },
        { statement: String.raw`SELECT pg_advisory_xact_lock\(`, when: 'sent' },
      ),
      at(
        { statement: String.raw`SELECT pg_advisory_xact_lock\(`, when: 'answered' },
        { statement: PLACE.buyer, when: 'sent' },
      ),
    ],
  },
}
