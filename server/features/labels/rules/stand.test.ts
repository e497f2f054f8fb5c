import { expect, test } from 'vitest'
import { MOTIFS } from '../motifs/motifs.ts'
import { seededRandom } from '../seeded-random.ts'
import { RULE_NAMES, RULES } from './rules.ts'
import { seenOf, stand } from './stand.ts'

/** What plates leave free: over a card, under a band, beside a strip, all of it. */
const WINDOWS = [
  { hero: { x: 150, y: 96, size: 176 }, window: { left: 0, top: 0, width: 300, height: 190 } },
  { hero: { x: 150, y: 303, size: 220 }, window: { left: 0, top: 184, width: 300, height: 236 } },
  { hero: { x: 87, y: 210, size: 160 }, window: { left: 0, top: 0, width: 174, height: 420 } },
  { hero: { x: 150, y: 210, size: 258 }, window: { left: 0, top: 0, width: 300, height: 420 } },
]
/** Round, tall, wide. */
const THINGS = ['raspberry', 'lighthouse', 'mountain'] as const

test.each(RULE_NAMES)('whatever its plate, half of a thing is seen at least (%s)', (rule) => {
  for (let seed = 0; seed < 500; seed++) {
    const random = seededRandom(`${rule} ${seed}`)
    const chosen = [random.pick(RULES[rule].compositions), ...RULES[rule].compositions, 'alone' as const]
    const canvas = { width: 300, height: 420, ...WINDOWS[seed % WINDOWS.length]! }
    const thing = MOTIFS[random.pick(THINGS)]
    expect(
      seenOf(stand(chosen, random, canvas, thing), canvas, thing).shown,
      `seed ${seed}`,
    ).toBeGreaterThanOrEqual(0.5)
  }
})
