import { describe, expect, test } from 'vitest'
import { BEER_TYPES } from '#contract/limits.ts'
import { STYLE_FACTS } from './style-facts.ts'

test('every type that can be sold has its facts, and no other', () => {
  expect(Object.keys(STYLE_FACTS).sort()).toEqual([...BEER_TYPES].sort())
})

describe.each(BEER_TYPES)('%s', (type) => {
  const { character, glass, celsius, food } = STYLE_FACTS[type]

  test('is told in a sentence of its own', () => {
    expect(character).toMatch(/^\p{Lu}.{40,}\.$/u)
    const others = BEER_TYPES.filter((other) => other !== type)
    expect(others.map((other) => STYLE_FACTS[other].character)).not.toContain(character)
  })

  test('is served in a glass, at a temperature that beer is drunk at', () => {
    expect(glass.name).toBeTruthy()
    const [from, to] = celsius
    expect(from).toBeGreaterThanOrEqual(3)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(16)
  })

  test('goes with three different dishes', () => {
    expect(new Set(food).size).toBe(3)
  })
})
