/**
 * Whether a page is painted in our letters by now, or never will be; it runs in the page. `document.fonts.ready` does not say so: until
 * letters are asked for (web/layout/letters.tsx) there is nothing to wait for.
 */
export function hasOurLetters(): boolean {
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Instrument Sans')
  return faces.some(({ status }) => status === 'loaded' || status === 'error')
}
