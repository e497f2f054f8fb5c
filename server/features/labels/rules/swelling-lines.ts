import { motifGrid } from '../motifs/motif-grid.ts'
import { px } from '../shapes.ts'
import { type DrawRule, farFrom, twoInks } from './rule.ts'

/** On a label, and of a whole scene. */
const CELLS = { thing: 38, scene: 68 }

/** Nothing but lines side by side: where they swell, there is the thing. */
export const drawSwellingLines: DrawRule = ({
  random,
  canvas: { width, height },
  palette,
  thing,
  places,
}) => {
  const [paper, ink] = twoInks(random, palette)
  const fine = farFrom(paper, palette).find((color) => color !== ink)!
  const pitch = random.between(6.2, 8.6)
  const angle = random.pick([0, 0, 90, 45, -45, 20, -20])
  const cells = width > height ? CELLS.scene : CELLS.thing
  const grid = motifGrid(thing.drawing, cells)
  const reach = Math.hypot(width, height) / 2
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const [first, ...others] = places.slice(0, 3) as [(typeof places)[number]]
  const shown = [width > height ? first : { ...first, size: first.size * 1.1 }, ...others]
  const roleAt = (along: number, across: number) => {
    const [x, y] = [width / 2 + along * cos - across * sin, height / 2 + along * sin + across * cos]
    for (const place of shown) {
      const column = Math.floor(((x - place.x) / place.size + 0.5) * cells)
      const row = Math.floor(((y - place.y) / place.size + 0.5) * cells)
      const role = grid[row]?.[place.isMirrored ? cells - 1 - column : column]
      if (role) return role
    }
    return undefined
  }
  const pens = { body: 0.8, shade: 0.58, leaf: 0.42, line: 0.94, light: 0.22 }
  const thick = new Map<number, string>()
  let thin = ''
  const stride = 3
  for (let across = -reach; across < reach; across += pitch) {
    thin += `M${px(-reach)} ${px(across)}H${px(reach)}`
    let from = -reach
    let role = roleAt(from, across)
    for (let along = -reach; along <= reach; along += stride) {
      const next = roleAt(along, across)
      if (next === role) continue
      if (role)
        thick.set(
          pens[role],
          `${thick.get(pens[role]) ?? ''}M${Math.round(from)} ${px(across)}H${Math.round(along)}`,
        )
      from = along
      role = next
    }
  }
  const swollen = [...thick].map(
    ([share, lines]) =>
      `<path stroke="${share < 0.5 ? fine : ink}" stroke-linecap="butt" stroke-width="${px(share * pitch)}" d="${lines}"/>`,
  )
  return {
    svg: `<path fill="${paper}" d="M0 0H${width}V${height}H0z"/><g transform="translate(${px(width / 2)} ${px(height / 2)}) rotate(${angle})"><path stroke="${ink}" stroke-width="1.1" d="${thin}"/>${swollen.join('')}</g>`,
  }
}
