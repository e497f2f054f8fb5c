import type { MaskedDestination } from '#contract/payout-accounts.ts'
import type { PayoutDestination } from '#contract/payout-destination.ts'

const SHOWN_SIGNS = 4

/** What is told of an account: see `maskedDestination`. Made once, when it is saved: the account itself is then encrypted. */
export function maskDestination(destination: PayoutDestination): MaskedDestination {
  const { kind, holder } = destination
  return { kind, holder: initialAndLast(holder), ...bankAndNumber(destination) }
}

function bankAndNumber(destination: PayoutDestination): Pick<MaskedDestination, 'bank' | 'number'> {
  switch (destination.kind) {
    case 'ar-bank':
      return { bank: destination.cbu.slice(0, 3), number: endOf(destination.cbu) }
    case 'br-pix':
      return { bank: '', number: endOfKey(destination.key) }
    case 'br-bank':
    case 'cl-bank':
      return { bank: destination.bankCode, number: endOf(destination.account) }
    case 'iban':
      return { bank: destination.bank, number: endOf(destination.iban) }
    case 'lines':
      // Whatever its holder wrote: of its numbers the last, which may be anything.
      return { bank: destination.bank, number: endOf(destination.lines.replaceAll(/\D/g, '')) }
  }
}

/** Of what is not twice as long, nothing is told. */
function endOf(number: string): string {
  return `••••${number.length >= 2 * SHOWN_SIGNS ? number.slice(-SHOWN_SIGNS) : ''}`
}

/** An e-mail by its first letter and its domain. */
function endOfKey(key: string): string {
  const at = key.lastIndexOf('@')
  return at > 0 ? `${key[0]}••••${key.slice(at)}` : endOf(key)
}

/** `Juana de Pérez` as `J. Pérez`; one word is told as its initial. */
function initialAndLast(holder: string): string {
  const words = holder.split(/\s+/)
  const initial = `${[...words[0]!][0]}.`
  return words.length > 1 ? `${initial} ${words.at(-1)}` : initial
}
