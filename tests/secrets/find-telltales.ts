import type { Found } from './find-secrets.ts'

/** What gives a secret away by its looks, whoever made it and whether or not anybody told us of it. */
const TELLTALES: [what: string, looks: RegExp][] = [
  ['a password hash', /\$argon2(?:id|i|d)\$/g],
  ['a token that is signed (JWT)', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}/g],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/g],
  ['a session cookie', /lupulo_(?:session|second_factor|waiting_sign_in|sign_in_[\da-f]+)=[\w%.-]{16,}/g],
  ['a key of a brewery', /\blup_[\da-f]{64}\b/gi],
  ['an authorization', /\b(?:Bearer|Basic) [\w+/=.-]{16,}/g],
  ['an address with a password', /\b[a-z][a-z\d+]*:\/\/[^\s:@/"']*:[^\s@/"']+@/g],
]

/** So many digits, in groups as on a card or in one. */
const CARD_LIKE = /(?<![\w.:-])(?:\d[ -]?){13,19}(?![\w-]|\.\d)/g
/** A time in milliseconds, as the log begins each line with, and the ids of Mercado Pago, are as long as a card's number. */
const NAMED_NUMBER = /"(?:time|paymentId|id|providerId)":"?$/

/** Looks for what gives a secret away by its looks: hashes, signed tokens, keys, cookies, and numbers of cards. */
export function findTelltales(text: string): Found[] {
  const told = TELLTALES.flatMap(([what, looks]) =>
    [...text.matchAll(looks)].map(({ 0: found, index }) => asFound(what, index, found)),
  )
  const cards = [...text.matchAll(CARD_LIKE)]
    .filter(
      ({ 0: found, index }) => isCardNumber(found) && !NAMED_NUMBER.test(text.slice(0, index).slice(-20)),
    )
    .map(({ 0: found, index }) => asFound('the number of a card', index, found))
  return [...told, ...cards]
}

const asFound = (what: string, at: number, { length }: string): Found => ({ what, form: 'plain', at, length })

/** ISO/IEC 7812-1: the industry digits of payment cards, and the check digit (Luhn). */
function isCardNumber(written: string): boolean {
  const digits = written.replace(/\D/g, '')
  if (!/^[2-6]/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
