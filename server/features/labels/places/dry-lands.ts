import { polygon, px, pxs } from '../shapes.ts'
import { bank, flatland, HEIGHT, HORIZON, hills, type Land, WIDTH } from './land.ts'

export const mountains: Land = (random, side) => {
  const count = random.pick([2, 3])
  let rock = ''
  let snow = ''
  for (let peak = 0; peak < count; peak++) {
    const x = ((peak + random.between(0.3, 0.7)) * WIDTH) / count
    const top = (x - 300) * side > 40 ? random.between(120, 150) : random.between(56, 84)
    const half = (270 - top) * random.between(0.85, 1.1)
    rock += `M${pxs(x - half, 270)}L${pxs(x, top)}L${pxs(x + half, 270)}z`
    const cap = (270 - top) * 0.3
    const spread = (half * cap) / (270 - top)
    snow += polygon([
      { x, y: top },
      { x: x + spread, y: top + cap },
      { x: x + spread * 0.4, y: top + cap * 0.72 },
      { x: x - spread * 0.1, y: top + cap * 1.1 },
      { x: x - spread * 0.5, y: top + cap * 0.74 },
      { x: x - spread, y: top + cap },
    ])
  }
  return [
    { depth: 'far', shape: rock, lit: { pathData: snow } },
    { depth: 'middle', shape: hills(random, 244, 18, 3) },
    bank(side),
  ]
}

export const volcano: Land = (random, side) => {
  const x = 300 - side * random.between(90, 130)
  const top = random.between(66, 90)
  const slope = (way: number) => `C${pxs(x + way * 64, top + 70, x + way * 150, 226, x + way * 330, 262)}`
  const cone = `M${pxs(x - 330, 262)}C${pxs(x - 150, 226, x - 64, top + 70, x - 26, top)}Q${pxs(x, top + 14, x + 26, top)}${slope(1)}z`
  const snow = `M${pxs(x - 26, top)}Q${pxs(x, top + 14, x + 26, top)}L${pxs(x + 50, top + 50)}L${pxs(x + 24, top + 38)}L${pxs(x + 4, top + 60)}L${pxs(x - 22, top + 36)}L${pxs(x - 50, top + 50)}z`
  return [
    { depth: 'far', shape: cone, lit: { pathData: snow } },
    { depth: 'middle', shape: hills(random, 252, 12, 2) },
    bank(side),
  ]
}

export const desert: Land = (random, side) => {
  const x = 300 - side * random.between(130, 190)
  const top = random.between(130, 150)
  const mesa = (at: number, half: number, high: number) =>
    `M${pxs(at - half - 46, 240)}L${pxs(at - half, high)}H${px(at + half)}L${pxs(at + half + 46, 240)}z`
  const away = side
  return [
    { depth: 'far', shape: mesa(x, 74, top) + mesa(x + away * 290, 50, top + 36) },
    { depth: 'middle', shape: flatland(232) },
    bank(side),
  ]
}

export const forest: Land = (random, side) => {
  const crowns = (level: number, least: number, most: number) => {
    let line = `M-40 ${HEIGHT + 4}V${level}`
    for (let x = -40; x < WIDTH + 40; ) {
      const wide = random.between(least, most)
      const r = px(wide * 0.56)
      line += `a${r} ${r} 0 0 1 ${pxs(wide, random.between(-5, 5))}`
      x += wide
    }
    return `${line}V${HEIGHT + 4}z`
  }
  return [
    { depth: 'far', shape: crowns(190, 46, 84) },
    { depth: 'middle', shape: crowns(246, 64, 110) },
    bank(side),
  ]
}

export const fields: Land = (random, side) => {
  const eye = random.between(220, 380)
  let furrows = ''
  for (let at = -7; at <= 7; at++)
    furrows += `M${pxs(eye + at * 26, HORIZON + 12)}L${pxs(eye + at * 120, HEIGHT + 4)}`
  return [
    { depth: 'far', shape: hills(random, HORIZON - 22, 26, 3) },
    { depth: 'middle', shape: flatland(HORIZON + 12), lit: { pathData: furrows, pen: 5 } },
    bank(side),
  ]
}
