import { LABEL_HEIGHT } from '../draw-label.ts'
import * as light from './light.ts'
import type { Vessel } from './vessel-of.ts'

/** A vessel in a box of its own, the label's place in it, and what lies over the label. `colour`: of a carton. */
type Drawn = {
  box: { width: number; height: number }
  label: { x: number; y: number; width: number; height: number }
  behind: (colour: string) => string
  over: string
}

const CAN =
  'M30,14c0,20-30,30-30,56v424c0,18,26,18,30,32c1,4,4,5,8,5h224c4,0,7-1,8-5c4-14,30-14,30-32V70c0-26-30-36-30-56Z'
// With commas, and each curve by itself: a row of small numbers can look like a card's, which tests/secrets finds.
const BOTTLE =
  'M98,24v12c-1,40-12,56-48,78C18,133,0,148,0,174v424c0,16,8,24,22,24h260c14,0,22-8,22-24V174c0-26-18-41-50-60c-36-22-47-38-48-78V24Z'
/** In its brewery's colour. */
const CAP = 'M92,3h120l7,25H85Z'
const GROWLER =
  'M118,30v40c0,30-12,44-48,66C28,160,2,180,2,222v404c0,22,10,34,32,34h236c22,0,32-12,32-34V222c0-42-26-62-68-86c-36-22-48-36-48-66V30Z'
const GRIP =
  'M46,76V26c0-13,9-22,22-22h272c13,0,22,9,22,22v50ZM148,26c-10,0-17,7-17,16s7,16,17,16h112c10,0,17-7,17-16s-7-16-17-16Z'

const can: Drawn = {
  box: { width: 300, height: 542 },
  label: { x: 0, y: 72, width: 300, height: LABEL_HEIGHT },
  behind: () =>
    `${light.tin}${light.roundLabel}${light.shadow(150, 528)}` +
    `<path ${light.ofTin} d="${CAN}"/><rect ${light.ofTin} x="24" y="2" width="252" height="13" rx="5"/>` +
    `<path ${light.turned(0.09)} d="M30,14h240c0,20,30,30,30,56H0c0-26,30-36,30-56Z"/>` +
    `<path ${light.turned(0.09)} d="M0,494h300c0,18-26,18-30,32c-1,4-4,5-8,5H38c-4,0-7-1-8-5c-4-14-30-14-30-32Z"/>`,
  over: light.asRound,
}

const bottle: Drawn = {
  box: { width: 304, height: 634 },
  label: { x: 0, y: 172, width: 304, height: 425 },
  behind: (colour) =>
    `${light.glass}${light.roundLabel}${light.shadow(152, 619)}<path ${light.ofGlass} d="${BOTTLE}"/>` +
    `<path ${light.gleam} d="M114,50c-2,42-14,60-48,80c-24,14-38,24-44,38"/>` +
    `<rect ${light.ofGlass} x="89" y="26" width="126" height="20" rx="8"/><path fill="${colour}" d="${CAP}"/><path ${light.asRound} d="${CAP}"/>`,
  over: light.asRound,
}

/** Nearly two litres of brown glass, with a ring to hold it by. */
const growler: Drawn = {
  box: { width: 304, height: 674 },
  label: { x: 2, y: 216, width: 300, height: LABEL_HEIGHT },
  behind: () =>
    `${light.tin}${light.glass}${light.roundLabel}${light.shadow(152, 658)}` +
    `<path stroke="${light.glassDeep}" stroke-width="24" d="M186,64c34,-16,74,-2,80,30c4,24,-10,40,-30,52"/>` +
    `<path ${light.ofGlass} d="${GROWLER}"/><path ${light.gleam} d="M134,58v14c0,34-14,52-50,74c-32,20-50,34-56,56"/>` +
    `<rect ${light.ofGlass} x="110" y="44" width="84" height="16" rx="7"/><rect ${light.ofTin} x="106" y="4" width="92" height="38" rx="8"/>`,
  over: light.asRound,
}

/** A carton of several, in its label's own colour: whatever is in it, it says no more than how many. */
const pack: Drawn = {
  box: { width: 420, height: 600 },
  label: { x: 10, y: 158, width: 300, height: LABEL_HEIGHT },
  behind: (colour) => {
    // As light as a carton is, whatever its label's colour; browsers that cannot reckon with colours have the colour itself.
    const card = `style="fill:oklch(from ${colour} clamp(0.6,l,0.74) clamp(0.05,c,0.13) h)" fill="${colour}"`
    const sides: [string, string][] = [
      ['M2,150h316l44-74H46Z', light.lit(0.16)],
      ['M318,150l44-74l56,46Z', light.turned(0.3)],
      ['M318,150l100-28v424l-100,40Z', light.turned(0.2)],
    ]
    const side = ([path, seen]: [string, string]) => `<path ${card} d="${path}"/><path ${seen} d="${path}"/>`
    const grip = `fill-rule="evenodd" d="${GRIP}"`
    return (
      `${light.flatLabel}${light.shadow(210, 584)}${sides.map(side).join('')}<path ${card} d="M2,150h316v436H2Z"/>` +
      `<path ${card} ${grip}/><path ${light.turned(0.1)} ${grip}/>`
    )
  },
  over: light.asFlat,
}

export const VESSELS: Record<Vessel, Drawn> = { can, bottle, growler, pack }
