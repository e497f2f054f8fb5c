import { type Found, secretFinder } from './find-secrets.ts'
import { findTelltales } from './find-telltales.ts'
import { distinct, type Secret } from './secret.ts'

/** A secret that stands where it must not: in which text, what it is, how it is written, and the line without it. */
type Finding = Pick<Found, 'what' | 'form'> & { place: string; line: string }

const MOST_SHOWN = 20
const SHOWN_AROUND = 200

/** A report of what was found; it shows no secret, for a report is a log too. */
export function describeFindings(findings: readonly Finding[]): string[] {
  const lines = findings.map(({ place, what, form, line }) => `${place} holds ${what} (${form}): ${line}`)
  const more = lines.length - MOST_SHOWN
  return more > 0 ? [...lines.slice(0, MOST_SHOWN), `… and ${more} more`] : lines
}

/** Looks for secrets, and for what looks like one, in texts by their places. */
export function findIn(
  texts: Iterable<[place: string, text: string]>,
  secrets: readonly Secret[],
): Finding[] {
  const find = secretFinder(distinct(secrets))
  return [...texts].flatMap(([place, text]) => {
    const found = [...find(text), ...findTelltales(text)]
    return found.map((one) => ({ place, what: one.what, form: one.form, line: lineAround(text, one, found) }))
  })
}

/** The line of one that was found, with a mark in the place of each. */
function lineAround(text: string, one: Found, all: readonly Found[]): string {
  const end = one.at + one.length
  const newline = text.indexOf('\n', end)
  const from = Math.max(text.lastIndexOf('\n', one.at - 1) + 1, one.at - SHOWN_AROUND)
  const to = Math.min(newline < 0 ? text.length : newline, end + SHOWN_AROUND)
  const signs = text.slice(from, to).split('')
  for (const { at, length } of all)
    for (let sign = Math.max(at, from); sign < Math.min(at + length, to); sign++) signs[sign - from] = '\0'
  return signs.join('').replace(/\0+/g, '‹…›')
}

/**
 * The welcome tells whoever starts a demo shop how to sign in to it (start/print-welcome.ts): that is no log, and no shop
 * that is open to others has it.
 */
export const withoutWelcome = (printed: string) =>
  printed.replace(/^ {2}Sign in to the demo shop as\n(?: {4}.*\n)+/gm, '')
