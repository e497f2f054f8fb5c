import { type SQL, sql } from 'drizzle-orm'

/** Phones are written with the country's code, a 9 or a 0 before them, or without: so many digits at the end are enough. */
const PHONE_DIGITS = 8

const digits = (column: SQL) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`

type Known = { document: SQL; phone: SQL }

/** SQL: whether a buyer has the document or the phone of a brewery, both compared by their digits alone. */
export function isOwnBrewery(buyer: Known, brewery: Known): SQL {
  const [own, its] = [digits(buyer.phone), digits(brewery.phone)]
  return sql`(ltrim(${digits(buyer.document)}, '0') = ltrim(${digits(brewery.document)}, '0') AND ${buyer.document} <> ''
    OR ${own} = ${its} AND ${own} <> ''
    OR length(${own}) >= ${PHONE_DIGITS} AND length(${its}) >= ${PHONE_DIGITS}
       AND right(${own}, ${PHONE_DIGITS}) = right(${its}, ${PHONE_DIGITS}))`
}
