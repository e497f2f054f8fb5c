/** The dot stays at the end of a line, and begins none. */
const PART = '\u00a0· '

/** 'Lager · 473 ml': what is known of a beer, in one line. */
export function joinedParts(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(PART)
}
