import type { Ask } from '#database/within-time.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { foundByName, placesIn } from './page-query.ts'
import { isForgiven, typoOf } from './typo-of-word.ts'

/** So many texts with the typo are looked at for how the word is really written. */
const LOOKED_AT = 1000
/** So many ways in which it is written are searched for. */
const MAX_CORRECTIONS = 8
/** So many words are tried, where each is one that the shop knows. */
const MAX_SUSPECTS = 3

/**
 * How words that nothing holds together are written where one of them is forgiven one typo: each way is the other words and
 * one that the beers on sale write; none if they do not. A word that no beer knows is the wrong one; two of them are no typo
 * any more.
 */
export async function correctTypo(ask: Ask, words: string[]): Promise<string[][]> {
  const ways: string[][] = []
  for (const suspect of await findSuspects(ask, words)) {
    const others = words.filter((word) => word !== suspect)
    const written = await findWritten(ask, suspect, others)
    ways.push(...written.map((word) => [...others, word]))
  }
  return ways.slice(0, MAX_CORRECTIONS)
}

/** How the beers on sale that hold the other words write the suspected one. */
async function findWritten(ask: Ask, suspect: string, others: string[]): Promise<string[]> {
  const { candidates, expression } = typoOf(suspect)
  const values: unknown[] = [candidates, expression]
  const besides = others.length ? `AND ${foundByName([others.map(partPattern)], placesIn(values))}` : ''
  // Not by the index: it would look for every part of the expression at once.
  const { rows } = await ask<{ written: string }>({
    text: `SELECT DISTINCT substring(search_text FROM $2) AS written
      FROM (SELECT search_text FROM beers
        WHERE on_sale AND search_text LIKE ANY ($1::text[]) ${besides} AND (search_text || '') ~ $2
        LIMIT ${LOOKED_AT}) AS candidate
      ORDER BY written LIMIT ${MAX_CORRECTIONS}`,
    values,
  })
  return rows.map(({ written }) => written)
}

async function findSuspects(ask: Ask, words: string[]): Promise<string[]> {
  const forgiven = words.filter(isForgiven)
  if (!forgiven.length) return []
  const values: unknown[] = []
  const place = placesIn(values)
  // Found by the index: whoever looks for the first of many reads all others, where there is none.
  const isKnown = (together: string[]) =>
    `EXISTS (WITH found AS MATERIALIZED (
      SELECT FROM beers WHERE on_sale AND ${foundByName([together.map(partPattern)], place)}) SELECT FROM found)`
  const { rows } = await ask<{ known: boolean[] }>({
    text: `SELECT ARRAY[${[words, ...forgiven.map((word) => [word])].map(isKnown).join(', ')}] AS known`,
    values,
  })
  const [isRight, ...knownWords] = rows[0]!.known
  // It was the other filters that found nothing.
  if (isRight) return []
  const unknown = forgiven.filter((_, at) => !knownWords[at])
  if (unknown.length > 1) return []
  const byLength = forgiven.toSorted((a, b) => b.length - a.length)
  return unknown.length ? unknown : byLength.slice(0, MAX_SUSPECTS)
}
