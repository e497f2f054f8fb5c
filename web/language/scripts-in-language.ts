import type { ServerBuild } from 'react-router'
import { LANGUAGES } from '#contract/texts/language.ts'

type Assets = ServerBuild['assets']

/** In what a script speaks: a language, or as the specification does to who has chosen none. */
export const SPOKEN = ['unchosen', ...LANGUAGES] as const
export type Spoken = (typeof SPOKEN)[number]

/**
 * The map of a build's scripts for readers of one language: those that hold texts lie in its folder (web/build/one-language-each.ts).
 * Its version is another one too: by it the map that a page asks for later is known to be in the language of its scripts.
 * @param spoken names of the scripts that lie there: `shop-a1b2.js`
 */
export function scriptsIn(language: Spoken, assets: Assets, spoken: Set<string>): Assets {
  const written = JSON.stringify(assets).replace(/"\/assets\/([^"/]+)"/g, (whole, name) =>
    spoken.has(name) ? `"/assets/${language}/${name}"` : whole,
  )
  return { ...(JSON.parse(written) as Assets), version: `${assets.version}-${language}` }
}
