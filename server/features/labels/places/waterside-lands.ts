import { px, pxs } from '../shapes.ts'
import { bank, flatland, GROUND, HEIGHT, HORIZON, hills, type Land, ripples, WIDTH } from './land.ts'

export const river: Land = (random, side) => {
  const at = (x: number) => 300 - side * x
  const bed = `M${pxs(at(70), 226)}C${pxs(at(190), 246, at(-170), 262, at(-120), 364)}H${px(at(110))}C${pxs(at(-20), 268, at(250), 250, at(86), 226)}z`
  return [
    { depth: 'far', shape: hills(random, 170, 42, 3) },
    { depth: 'middle', shape: hills(random, 224, 5, 2), lit: { pathData: bed } },
    bank(side),
  ]
}

/** A headland with the open sea before it, and a pier. */
export const port: Land = (random, side) => {
  const at = (x: number) => (side < 0 ? x : WIDTH - x)
  let posts = ''
  for (let x = 30; x < 370; x += 66) posts += `M${px(at(x) - 6)} ${GROUND}h12V${HEIGHT + 4}h-12z`
  const land = `M${pxs(at(604), HORIZON - 44)}C${pxs(at(520), HORIZON - 50, at(440), HORIZON - 10, at(350), HORIZON)}`
  return [
    { depth: 'far', shape: `${land}V${HORIZON + 20}H${px(at(604))}z` },
    {
      depth: 'middle',
      shape: flatland(HORIZON),
      lit: { pathData: ripples(random, HORIZON), pen: 4 },
    },
    {
      depth: 'near',
      shape: `M${px(at(-4))} ${GROUND}H${px(at(400))}V${GROUND + 14}H${px(at(-4))}z${posts}`,
    },
  ]
}

export const lagoon: Land = (random, side) => {
  let trees = `M-30 ${HORIZON + 6}`
  for (let x = -30; x < WIDTH + 30; ) {
    const wide = random.between(40, 90)
    const r = px(wide * random.between(0.52, 0.7))
    trees += `a${r} ${r} 0 0 1 ${px(wide)} 0`
    x += wide
  }
  return [
    { depth: 'far', shape: `${trees}z` },
    { depth: 'middle', shape: flatland(HORIZON), lit: { pathData: ripples(random, HORIZON), pen: 4 } },
    bank(side),
  ]
}

export const city: Land = (random, side) => {
  const street = (level: number, least: number, most: number, gables: number) => {
    let line = `M-20 ${HEIGHT + 4}V${level}`
    for (let x = -20; x < WIDTH + 20; ) {
      const wide = random.between(least, most)
      const top = level + random.between(-34, 34)
      line += `V${px(top)}`
      line += random.chance(gables) ? `l${pxs(wide / 2, -wide * 0.3, wide / 2, wide * 0.3)}` : `h${px(wide)}`
      x += wide
    }
    return `${line}V${HEIGHT + 4}z`
  }
  return [
    { depth: 'far', shape: street(150, 46, 80, 0.1) },
    { depth: 'middle', shape: street(226, 70, 110, 0.6) },
    bank(side),
  ]
}
