import { fitName, type Room } from '../fit-name.ts'
import type { PlateKind } from '../hand/hand-of.ts'
import { type NameFace, openFont } from '../open-font.ts'

/** 17.5 px of a capital are 7 px on a label 120 px wide: smaller, nobody reads it. */
const SMALLEST_CAPITAL_PX = 17.5

/** 9 px of such a label: that much stays where a plate is drawn smaller than its kind. */
const READABLE_CAPITAL_PX = 22.5

/** Whether a name stands whole and large in a share of its room. */
export function fitsShare(name: string, plate: PlateKind, face: NameFace, share: number): boolean {
  const { capHeight, unitsPerEm } = openFont(face)
  const { whole, sizePx } = fitName(face, name, nameRoom(plate, face, share))
  return whole && (sizePx * capHeight) / unitsPerEm >= READABLE_CAPITAL_PX
}

/** What a name may fill on each plate, px. */
const ROOMS: Readonly<Record<PlateKind, Omit<Room, 'smallestPx'>>> = {
  card: { widthPx: 212, heightPx: 106, largestPx: 52, lineLimit: 3 },
  band: { widthPx: 243, heightPx: 104, largestPx: 60, lineLimit: 3 },
  niche: { widthPx: 234, heightPx: 67, largestPx: 52, lineLimit: 3 },
  roundel: { widthPx: 188, heightPx: 103, largestPx: 44, lineLimit: 3 },
  strip: { widthPx: 107, heightPx: 260, largestPx: 60, lineLimit: 6 },
  stamp: { widthPx: 196, heightPx: 106, largestPx: 52, lineLimit: 3 },
  poster: { widthPx: 254, heightPx: 100, largestPx: 72, lineLimit: 3 },
  letters: { widthPx: 256, heightPx: 132, largestPx: 84, lineLimit: 3 },
}

/** The room of a name on a plate: set in any face, its capitals are read on a small label too. `share`: of a smaller plate. */
export function nameRoom(plate: PlateKind, face: NameFace, share = 1): Room {
  const { capHeight, unitsPerEm } = openFont(face)
  const { widthPx, heightPx, ...limits } = ROOMS[plate]
  return {
    ...limits,
    widthPx: widthPx * share,
    heightPx: heightPx * share,
    smallestPx: (SMALLEST_CAPITAL_PX * unitsPerEm) / capHeight,
  }
}
