import { circle, polygon, px, pxs } from '../shapes.ts'
import { FOOT, hills, type Land } from './land.ts'

export const mountains: Land = (random) => {
  const rock: string[] = []
  const snow: string[] = []
  const count = random.whole(3, 4)
  for (let peak = 0; peak < count; peak++) {
    const [x, high, half] = [
      -42 + (peak + random.between(0.1, 0.7)) * (92 / count),
      random.between(-26, -10),
      random.between(20, 28),
    ]
    rock.push(
      polygon([
        { x: x - half, y: 22 },
        { x, y: high },
        { x: x + half, y: 22 },
      ]),
    )
    const cap = { y: high + 10, half: (half * 10) / (22 - high) }
    snow.push(
      polygon([
        { x, y: high },
        { x: x + cap.half, y: cap.y },
        { x: x + cap.half * 0.3, y: cap.y - 3 },
        { x: x - cap.half * 0.2, y: cap.y + 2 },
        { x: x - cap.half, y: cap.y },
      ]),
    )
  }
  return [
    ['shade', rock.join('')],
    ['light', snow.join('')],
    ['leaf', hills(random, 15, 5, 4)],
  ]
}

export const desert: Land = (random) => {
  const mesa = random.between(-40, -26)
  const stones = Array.from({ length: 3 }, (_, at) =>
    circle(-30 + at * 26 + random.between(-6, 6), 22, random.between(2, 4)),
  ).join('')
  return [
    [
      'shade',
      `M${pxs(mesa - 14, 12)}L${pxs(mesa - 8, -6)}H${px(mesa + 14)}L${pxs(mesa + 22, 12)}zM8 12L16 0H40L48 12z`,
    ],
    ['leaf', hills(random, 10, 2, 2)],
    ['light', 'M-51 18Q-20 14 10 18T51 16M-51 25Q-10 21 20 25T51 23', 1.2],
    ['line', stones],
  ]
}

export const forest: Land = (random) => {
  const [far, near, trunks]: [string[], string[], string[]] = [[], [], []]
  for (let x = -52; x < 54; x += random.between(7, 12)) {
    const high = random.between(-14, 2)
    far.push(
      polygon([
        { x: x - 6, y: 16 },
        { x, y: high },
        { x: x + 6, y: 16 },
      ]),
    )
  }
  for (let x = -48; x < 54; x += random.between(14, 22)) {
    const r = random.between(6, 9)
    near.push(circle(x, 12, r) + circle(x - r * 0.7, 16, r * 0.7) + circle(x + r * 0.7, 16, r * 0.7))
    trunks.push(`M${pxs(x, 14)}V29`)
  }
  return [
    ['shade', far.join('')],
    ['shade', `M-51 14H51${FOOT}`],
    ['leaf', near.join('')],
    ['line', trunks.join(''), 1.8],
  ]
}

export const fields: Land = (random) => {
  const eye = random.between(-20, 20)
  let furrows = ''
  let bushes = ''
  for (const row of [13, 19, 27]) {
    const r = row * 0.14
    for (let x = -50 + random.between(0, 6); x < 52; x += row * 0.62)
      if (Math.abs(x - eye) > row * 0.5) bushes += circle(x, row, r) + circle(x + r, row + r * 0.3, r * 0.8)
  }
  for (let at = -90; at <= 90; at += 15) furrows += `M${pxs(eye + at * 0.12, 8)}L${pxs(eye + at, 31)}`
  return [
    ['shade', hills(random, 4, 7, 3)],
    ['leaf', `M-51 8H51${FOOT}`],
    ['light', furrows, 1.3],
    ['shade', bushes],
  ]
}
