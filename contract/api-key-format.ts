/**
 * How a key is written: `lup_` and 256 random bits in hex. A beginning of its own and a fixed length, so that it is told from
 * everything else, wherever it has ended up; hex, so that a double click takes it whole.
 */
export const API_KEY = { beginning: 'lup_', secretCharacters: 64, shownCharacters: 8 } as const

/** A key, anywhere in a text. */
const KEYS = new RegExp(`${API_KEY.beginning}[\\da-f]{${API_KEY.secretCharacters}}`, 'gi')

/** The keys that stand in a text or an address, whatever way they are written there. */
export function apiKeysIn(text: string): string[] {
  return (plain(text).match(KEYS) ?? []).map((key) => key.toLowerCase())
}

/** True for a key and nothing beside it, as the shop writes them. */
export function isApiKey(text: string): boolean {
  return text.length === API_KEY.beginning.length + API_KEY.secretCharacters && apiKeysIn(text)[0] === text
}

/** A text without the keys in it: what is told of them stays. */
export function maskApiKeys(text: string): string {
  return apiKeysIn(text).length ? plain(text).replace(KEYS, (key) => `${apiKeyPrefix(key)}…`) : text
}

/** What a key is told by, once nobody has it any more. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, API_KEY.beginning.length + API_KEY.shownCharacters)
}

/** Of what addresses escape, the signs that a key may be made of; the rest may be broken. */
function plain(text: string): string {
  return text.replace(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
