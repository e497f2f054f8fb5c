/** What must stand nowhere but where it belongs. `what` names it in a report, which never shows it. */
export type Secret = { what: string; value: string }

/** Codes of so few digits that a number in a log may be the same by chance, unless it stands alone. */
export const isShortCode = (value: string) => /^\d{1,8}$/.test(value)

/** A secret of fewer characters would be found everywhere. */
const FEWEST_CHARACTERS = 6

/** Each value once, and none that is too short to look for. */
export function distinct(secrets: Iterable<Secret>): Secret[] {
  const byValue = new Map<string, Secret>()
  for (const secret of secrets)
    if (secret.value.length >= FEWEST_CHARACTERS && !byValue.has(secret.value))
      byValue.set(secret.value, secret)
  return [...byValue.values()]
}
