import { farApart } from '../hand/recolor.ts'
import { px } from '../shapes.ts'
import type { MotifColors, MotifDrawing } from './motif.ts'
import { motifGrid } from './motif-grid.ts'

/** Where a thing stands, how large, turned by degrees, or mirrored. */
export interface Place {
  x: number
  y: number
  size: number
  degrees?: number
  isMirrored?: boolean
}

function moveTo({ x, y, size, degrees = 0, isMirrored }: Place): string {
  const turned = degrees ? ` rotate(${px(degrees)})` : ''
  const scale = Math.round(size * 10) / 1000
  return `translate(${px(x)} ${px(y)})${turned} scale(${isMirrored ? `${-scale} ${scale}` : scale})`
}

/** What is drawn in a square of 100 around 0, put in its place. */
export function placed(place: Place, drawn: string): string {
  return `<g transform="${moveTo(place)}">${drawn}</g>`
}

/** A thing in its colours. */
export function inColors({ layers }: MotifDrawing, colors: MotifColors): string {
  return layers
    .map(([role, pathData, pen]) =>
      pen === undefined
        ? `<path fill="${colors[role]}" d="${pathData}"/>`
        : `<path stroke="${colors[role]}" stroke-width="${pen}" d="${pathData}"/>`,
    )
    .join('')
}

/** All of a thing in one colour, `swell` wider at each side. */
export function silhouette({ layers }: MotifDrawing, color: string, swell = 0): string {
  const filled = layers.filter(([, , pen]) => pen === undefined).map(([, pathData]) => pathData)
  const pens = Map.groupBy(
    layers.filter(([, , pen]) => pen !== undefined),
    ([, , pen]) => pen!,
  )
  const edge = swell ? ` stroke="${color}" stroke-width="${px(2 * swell)}"` : ''
  return (
    (filled.length ? `<path fill="${color}"${edge} d="${filled.join('')}"/>` : '') +
    [...pens]
      .map(
        ([pen, of]) =>
          `<path stroke="${color}" stroke-width="${px(pen + 2 * swell)}" d="${of.map(([, pathData]) => pathData).join('')}"/>`,
      )
      .join('')
  )
}

/**
 * A thing in one ink on its paper, as a stamp prints it: what is coloured much as most of it is ink, the rest paper, with
 * thin joints between its parts, as wide on a thing of `size` px as on one of 260.
 */
export function twoTone(drawing: MotifDrawing, ink: string, paper: string, size: number): string {
  const isInked = inkedLayers(drawing)
  const fine = Math.min(1, 260 / size)
  let under = paper
  const drawn = drawing.layers.map(([, pathData, pen], at) => {
    if (pen !== undefined)
      return `<path stroke="${under === ink ? paper : ink}" stroke-width="${px(Math.max(pen, 3 * fine))}" d="${pathData}"/>`
    under = isInked[at] ? ink : paper
    const joint = at > 0 && under === ink ? ` stroke="${paper}" stroke-width="${px(1.8 * fine)}"` : ''
    return `<path fill="${under}"${joint} d="${pathData}"/>`
  })
  return silhouette(drawing, ink, 2.2 * fine) + drawn.join('')
}

const inked = new WeakMap<MotifDrawing, readonly boolean[]>()

/** Of each layer whether it is coloured much as most of what is seen of the thing. */
function inkedLayers(drawing: MotifDrawing): readonly boolean[] {
  const known = inked.get(drawing)
  if (known) return known
  const seen = motifGrid(drawing, 18)
    .flat()
    .filter((role) => role !== undefined)
  const [most] = [...Map.groupBy(seen, (role) => role)].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  const base = drawing.colors[most![0]]
  const layers = drawing.layers.map(([role]) => farApart(drawing.colors[role], base) < LIKE_BASE)
  inked.set(drawing, layers)
  return layers
}

/** Colours nearer than this are one to an ink. */
const LIKE_BASE = 0.42

/** The edges of a thing's every layer along a pen. */
export function outlines({ layers }: MotifDrawing, color: string, penWidth: number): string {
  return `<path stroke="${color}" stroke-width="${px(penWidth)}" d="${layers.map(([, pathData]) => pathData).join('')}"/>`
}

/** Those layers of a thing that are in one of these roles, in one colour. */
export function details(
  { layers }: MotifDrawing,
  roles: readonly (keyof MotifColors)[],
  color: string,
): string {
  return inColors(
    { colors: NONE, layers: layers.filter(([role]) => roles.includes(role)) },
    { body: color, shade: color, light: color, leaf: color, line: color },
  )
}

const NONE: MotifColors = { body: '', shade: '', light: '', leaf: '', line: '' }

/** What is drawn shows within a thing's filled parts alone; `id` is the document's own. */
export function within(id: string, { layers }: MotifDrawing, place: Place, drawn: string): string {
  const filled = layers.filter(([, , pen]) => pen === undefined).map(([, pathData]) => pathData)
  return `<clipPath id="${id}"><path transform="${moveTo(place)}" d="${filled.join('')}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`
}

/** About how many bytes a thing takes. */
export function weightOf({ layers }: MotifDrawing): number {
  return layers.reduce((sum, [, pathData]) => sum + pathData.length + 30, 0)
}
