import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import letters from '../ui/letters.css?url'
import { AtOnce } from './at-once.tsx'

/**
 * What runs in the page at once. The browser remembers which letters it has: on a first visit they are asked for once all
 * that the page links to is there, later they are there in its first paint.
 */
const BRING = !import.meta.env.SSR
  ? ''
  : `{
const { sheet, files } = document.currentScript.dataset
const add = (facts) => document.head.append(Object.assign(document.createElement("link"), facts))
const bring = () => {
  for (const href of files.split(" ")) add({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href })
  add({ rel: "stylesheet", href: sheet, blocking: "render", onload: keep })
}
const keep = () => { try { localStorage.letters = sheet } catch {} }
let has = false
try { has = localStorage.letters === sheet } catch {}
if (has) bring()
else addEventListener("load", () => requestAnimationFrame(() => setTimeout(bring)), { once: true })
}`

/**
 * Our letters, once the page has been painted in those of the machine (ui/fonts.css): 71 kB that would share a phone's line with
 * the page's styles and first pictures. Without scripts they come with the styles.
 */
export function Letters({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <AtOnce nonce={nonce} data-sheet={letters} data-files={`${bricolage} ${instrument}`} code={BRING} />
      <noscript>
        <link rel="stylesheet" href={letters} />
      </noscript>
    </>
  )
}
