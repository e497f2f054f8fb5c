import Bowser from 'bowser'

/**
 * What a browser says of itself, as people call it: 'Firefox', 'Android'. Null for what is not known: programs, and
 * browsers that tell nothing.
 */
export function browserInWords(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
