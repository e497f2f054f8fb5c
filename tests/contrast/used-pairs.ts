import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withoutComments } from './read-tokens.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const RULE = /([^{};]+)\{([^{}]*)\}/g
const DECLARATION = /([\w-]+):\s*([^;]+);/g

/** What may lie under a text or an edge that brings no ground of its own. */
const GROUNDS = ['var(--paper)', 'var(--raised)', 'var(--tint)']

/** Colours that need no contrast: of what decorates, and of what is off (WCAG 2.2, 1.4.3 and 1.4.11). */
const DECORATES = [
  'var(--hairline)',
  'var(--line)',
  'var(--tint)',
  'var(--raised)',
  'var(--foam)',
  'transparent',
]

/** Drawings that say something: their lines are edges. The others decorate. */
const TELLING_DRAWINGS = /\/(charts|stars)\.module\.css$/

/** Two colours that a sheet lays upon each other, as it writes them, and how much contrast they need. */
export type Pair = { colour: string; ground: string; least: 4.5 | 3; where: string }

/** Every pair of colours in the shop's style sheets: texts, edges of controls, rings of focus, telling drawings. */
export function usedPairs(): Pair[] {
  return globSync('web/**/*.css', { cwd: ROOT }).flatMap((file) =>
    pairsOf(file, readFileSync(ROOT + file, 'utf8')),
  )
}

function pairsOf(file: string, css: string): Pair[] {
  return [...withoutComments(css).matchAll(RULE)].flatMap(([, selector, body]) => {
    const declared = [...body!.matchAll(DECLARATION)].map(([, name, value]) => ({
      name: name!,
      value: value!,
    }))
    const where = `${file} ${selector!.trim()}`
    const own = declared.findLast(
      ({ name, value }) => /^background(-color)?$/.test(name) && isColour(value),
    )?.value
    const on = (colour: string, least: Pair['least'], grounds: readonly string[]) =>
      grounds.map((ground) => ({ colour, ground, least, where }))
    return declared.flatMap(({ name, value }) => {
      if (name === 'color' && isColour(value)) return on(value, 4.5, own ? [own] : GROUNDS)
      const edge = edgeOf(file, name, value)
      return edge ? on(edge, 3, GROUNDS) : []
    })
  })
}

const isColour = (value: string) => /^(var\(--|color-mix\()/.test(value)

/** The colour of an edge that has to be seen. */
function edgeOf(file: string, name: string, value: string): string | undefined {
  const isEdge = /^(border|outline)/.test(name) || (name === 'stroke' && TELLING_DRAWINGS.test(file))
  const colour = /var\(--[\w-]+\)$/.exec(value)?.[0]
  return isEdge && colour && !DECORATES.includes(colour) ? colour : undefined
}
