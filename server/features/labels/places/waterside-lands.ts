import type { Random } from '../seeded-random.ts'
import { px, pxs } from '../shapes.ts'
import { FOOT, hills, type Land } from './land.ts'

/** Strokes over the water, shorter the further down. */
function ripples(random: Random, top: number): string {
  let lines = ''
  for (let y = top; y < 30; y += 3.6)
    for (let x = random.between(-50, -34); x < 50; x += random.between(18, 30))
      lines += `M${pxs(x, y)}q2.5-1.6 5 0t5 0`
  return lines
}

export const river: Land = (random) => {
  const side = random.pick([-1, 1])
  const bed = `M${pxs(side * 12, 5)}C${pxs(side * 40, 10, side * -34, 14, side * -14, 31)}H${px(side * 34)}C${pxs(side * 2, 18, side * 46, 12, side * 18, 5)}z`
  return [
    ['shade', hills(random, -2, 9, 3)],
    ['leaf', hills(random, 6, 3, 4)],
    ['body', bed],
    [
      'light',
      `M${pxs(side * 14, 10)}q${pxs(side * 4, 2, side * 0, 4)}M${pxs(side * -4, 20)}q${pxs(side * -4, 3, side * -3, 7)}M${pxs(side * 10, 21)}q${pxs(side * -2, 3, side * 3, 6)}`,
      1.2,
    ],
  ]
}

export const port: Land = (random) => {
  const crane = random.between(-6, 6)
  const masts = [0, 1, 2]
    .map((at) => `M${pxs(28 + at * 8, 8)}V${px(-8 + at * random.between(-4, 5))}l4 8`)
    .join('')
  return [
    ['body', `M-51 8H51${FOOT}`],
    ['light', ripples(random, 12), 1.1],
    ['shade', 'M-51 4H-14V14H-51z'],
    ['line', `M-44 4V-20L${pxs(-24 + crane, -24)}V-12M-44-14L-34-22M-44 4L-36-12${masts}`, 1.6],
    ['leaf', 'M22 8H50L46 13H26z'],
  ]
}

export const lagoon: Land = (random) => {
  const isle = random.between(-36, -20)
  const palm = (x: number) =>
    `M${pxs(x, 10)}q2-8 1-17M${pxs(x + 1, -7)}q-6-4-10 1M${pxs(x + 1, -7)}q6-5 11 0M${pxs(x + 1, -7)}q-2-6-8-7M${pxs(x + 1, -7)}q3-6 8-6`
  return [
    ['body', `M-51 8H51${FOOT}`],
    ['leaf', `M${pxs(isle - 18, 9)}Q${pxs(isle, -3, isle + 20, 9)}zM22 9Q34 2 52 9z`],
    ['line', palm(isle) + palm(isle + 9) + palm(38), 1.5],
    ['light', ripples(random, 13), 1.1],
  ]
}

export const city: Land = (random) => {
  const [far, near, lit]: [string[], string[], string[]] = [[], [], []]
  for (let x = -51; x < 50; ) {
    const wide = random.between(9, 15)
    const top = random.between(-8, 8)
    const roof = random.chance(0.5) ? `l${pxs(wide / 2, -5, wide / 2, 5)}` : `h${px(wide)}`
    far.push(`M${pxs(x, top - 8)}h${px(wide * 0.8)}V31h${px(-wide * 0.8)}z`)
    near.push(`M${pxs(x, top)}${roof}V31h${px(-wide)}z`)
    for (let y = top + 3; y < 24; y += 6)
      if (random.chance(0.7))
        lit.push(`M${pxs(x + wide * 0.3, y)}h2.4v3h-2.4zM${pxs(x + wide * 0.62, y)}h2.4v3h-2.4z`)
    x += wide
  }
  return [
    ['leaf', far.join('')],
    ['shade', near.join('')],
    ['light', lit.join('')],
  ]
}
