import { describe, expect, test } from 'vitest'
import { BEER_TYPES } from '#contract/limits.ts'
import { LANGUAGES } from '#contract/texts/language.ts'
import { inLanguage } from '#server/http/readers-language.ts'
import { styleFactsOf } from './style-facts.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  const factsOf = (type: (typeof BEER_TYPES)[number]) => inLanguage(language, () => styleFactsOf(type))

  test.each(BEER_TYPES)('%s is told in a sentence of its own', (type) => {
    const { character } = factsOf(type)
    expect(character).toMatch(/^\p{Lu}.{40,}\.$/u)
    const others = BEER_TYPES.filter((other) => other !== type)
    expect(others.map((other) => factsOf(other).character)).not.toContain(character)
  })

  test.each(BEER_TYPES)('%s is served in a glass, at a temperature that beer is drunk at', (type) => {
    const { glass, celsius } = factsOf(type)
    expect(glass.name).toBeTruthy()
    const [from, to] = celsius
    expect(from).toBeGreaterThanOrEqual(3)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(16)
  })

  test.each(BEER_TYPES)('%s goes with three different dishes', (type) => {
    expect(new Set(factsOf(type).food).size).toBe(3)
  })
})

test('who has chosen no language reads Spanish', () => {
  expect(styleFactsOf('IPA').glass.name).toBe('Copa tulipa')
})
