/** Light from the left: on tin and brown glass, on the label around them, and the shadow below. Their names are no label's (`idIn`). */

const SHADE = '#0f0a08'
const SHINE = '#fff'
const BELOW = 'packshot-below'

/** How light and dark a material is, from the left edge to the right. */
type Material = { name: string; bright: string; plain: string; dim: string; deep: string }
const TIN: Material = {
  ...{ name: 'packshot-tin', bright: '#f9fafb', plain: '#ccced0' },
  ...{ dim: '#8f9295', deep: '#606468' },
}
const GLASS: Material = {
  ...{ name: 'packshot-glass', bright: '#7b461e', plain: '#522d15' },
  ...{ dim: '#3a2010', deep: '#28160b' },
}

/** Where light falls on what is round, and what it is there: a colour, or a shade or shine so strong. */
const stops = (at: readonly (readonly [offset: number, color: string, opacity?: number])[]) =>
  at
    .map(([offset, color, opacity]) => {
      const seen = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${color}"${seen}/>`
    })
    .join('')

const roundOf = ({ name, bright, plain, dim, deep }: Material) =>
  `<linearGradient id="${name}">${stops([
    [0, deep],
    [0.07, plain],
    [0.17, bright],
    [0.3, plain],
    [0.62, plain],
    [0.92, dim],
    [1, deep],
  ])}</linearGradient>`

export const tin = roundOf(TIN)
export const glass = roundOf(GLASS)
export const ofTin = `fill="url(#${TIN.name})"`
export const ofGlass = `fill="url(#${GLASS.name})"`
export const glassDeep = GLASS.deep

/** Over a label that is round as what it is stuck on. */
export const roundLabel = `<linearGradient id="packshot-round">${stops([
  [0, SHADE, 0.46],
  [0.07, SHADE, 0.2],
  [0.15, SHINE, 0.04],
  [0.22, SHINE, 0.19],
  [0.31, SHINE, 0.08],
  [0.43, SHINE, 0],
  [0.62, SHADE, 0],
  [0.8, SHADE, 0.12],
  [0.94, SHADE, 0.34],
  [1, SHADE, 0.48],
])}</linearGradient>`
export const asRound = 'fill="url(#packshot-round)"'

/** Over one on a flat side. */
export const flatLabel = `<linearGradient id="packshot-flat" x2="1" y2="0.2">${stops([
  [0, SHINE, 0.14],
  [0.4, SHINE, 0],
  [0.4, SHADE, 0],
  [1, SHADE, 0.12],
])}</linearGradient>`
export const asFlat = 'fill="url(#packshot-flat)"'

/** Where something turns away from the light, and where light stays. */
export const turned = (opacity: number) => `fill="${SHADE}" fill-opacity="${opacity}"`
export const lit = (opacity: number) => `fill="${SHINE}" fill-opacity="${opacity}"`
export const gleam = `stroke="${SHINE}" stroke-opacity="0.34" stroke-width="8"`

/** What lies below whatever stands. */
export const shadow = (middle: number, y: number) =>
  `<radialGradient id="${BELOW}">${stops([
    [0, SHADE, 0.5],
    [1, SHADE, 0],
  ])}</radialGradient><ellipse cx="${middle}" cy="${y}" rx="${middle + 4}" ry="14" fill="url(#${BELOW})"/>`
