import { expect, test } from 'vitest'
import { MOTIFS } from '../motifs/motifs.ts'
import { seededRandom } from '../seeded-random.ts'
import { RULE_NAMES, RULES } from './rules.ts'
import { seenOf, stand } from './stand.ts'

const CANVAS = {
  width: 300,
  height: 420,
  hero: { x: 150, y: 96, size: 176 },
  window: { left: 0, top: 0, width: 300, height: 190 },
}

test.each(RULE_NAMES)('over a card its thing is seen, by any of five hundred seeds (%s)', (rule) => {
  for (let seed = 0; seed < 500; seed++) {
    const random = seededRandom(`${rule} ${seed}`)
    const chosen = [random.pick(RULES[rule].compositions), ...RULES[rule].compositions, 'alone' as const]
    const { shown } = seenOf(stand(chosen, random, CANVAS, MOTIFS.raspberry), CANVAS, MOTIFS.raspberry)
    expect(shown).toBeGreaterThanOrEqual(0.5)
  }
})
