import { describe, expect, test } from 'vitest'
import { contrast, readColour } from '#tests/contrast/contrast.ts'
import { fillTokens, readTokens, type Tokens } from '#tests/contrast/read-tokens.ts'
import { usedPairs } from '#tests/contrast/used-pairs.ts'

const DARK = '(prefers-color-scheme: dark)'
const MORE = '(prefers-contrast: more)'
const pairs = usedPairs()

/** The colour that a value ends with: `1.5px solid oklch(…)`. */
const colourOf = (value: string, tokens: Tokens) =>
  readColour(fillTokens(value, tokens).replace(/^[\d.]+px \w+ /, ''))

/** The pairs that are harder to tell apart than they may be, in words, each with one of the places that use it. */
function weakPairs(tokens: Tokens, factor = 1): string[] {
  const weak = new Map<string, string>()
  for (const { colour, ground, least, where } of pairs) {
    const [one, other] = [colourOf(colour, tokens), colourOf(ground, tokens)]
    if (!one || !other) continue
    const [reached, needed] = [contrast(one, other), least * factor]
    const pair = `${colour} on ${ground}`
    if (reached < needed) weak.set(pair, `${pair}: ${reached.toFixed(2)} of ${needed} (${where})`)
  }
  return [...weak.values()]
}

test('contrast is measured as WCAG does', () => {
  const [black, white, grey] = ['oklch(0 0 0)', 'oklch(1 0 0)', 'oklch(0.5999 0 0)'].map(
    (c) => readColour(c)!,
  )
  expect(contrast(white!, black!)).toBeCloseTo(21, 3)
  // #808080 on white.
  expect(contrast(white!, grey!)).toBeCloseTo(3.95, 1)
})

describe.each([
  ['by day', []],
  ['by night', [DARK]],
] as const)('%s', (_when, preferences) => {
  test('texts are 4.5:1 and edges 3:1 on every ground that they are used on', () => {
    expect(weakPairs(readTokens(preferences))).toEqual([])
  })

  test('texts are 7:1 for who asks for more contrast', () => {
    expect(weakPairs(readTokens([...preferences, MORE]), 7 / 4.5)).toEqual([])
  })

  test.each([
    ['--ink-2', '--paper'],
    ['--hop', '--tint'],
    ['--clay', '--raised'],
    ['--amber-deep', '--tint'],
    ['--paper', '--hop'],
    ['--ink', '--paper'],
  ])('%s as pale as %s is noticed', (token, like) => {
    const tokens = new Map(readTokens(preferences))
    expect(weakPairs(tokens.set(token, tokens.get(like)!))).not.toEqual([])
  })
})
