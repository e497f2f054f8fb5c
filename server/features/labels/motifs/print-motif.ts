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
 * thin joints between its parts.
 */
export function twoTone({ layers, colors }: MotifDrawing, ink: string, paper: string): string {
  const base = colors[mainRole({ layers, colors })]
  let under = paper
  const drawn = layers.map(([role, pathData, pen], at) => {
    if (pen !== undefined)
      return `<path stroke="${under === ink ? paper : ink}" stroke-width="${px(Math.max(pen, 3))}" d="${pathData}"/>`
    under = farApart(colors[role], base) < LIKE_BASE ? ink : paper
    const joint = at > 0 && under === ink ? ` stroke="${paper}" stroke-width="1.8"` : ''
    return `<path fill="${under}"${joint} d="${pathData}"/>`
  })
  return silhouette({ layers, colors }, ink, 2.2) + drawn.join('')
}

/** The role of most of what is seen of a thing. */
function mainRole(drawing: MotifDrawing): keyof MotifColors {
  const cells = motifGrid(drawing, 18)
    .flat()
    .filter((role) => role !== undefined)
  const [most] = [...Map.groupBy(cells, (role) => role)].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  return most![0]
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
