import type { Canvas } from '../families/family.ts'
import type { MotifDrawing } from '../motifs/motif.ts'
import { motifGrid } from '../motifs/motif-grid.ts'
import type { Place } from '../motifs/print-motif.ts'
import type { Random } from '../seeded-random.ts'
import { type Composition, compose, windowOf } from './compose.ts'

/** How much of what a beer is about has to lie in its window, by composition: of what is meant to be cropped, less. */
const LEAST_SEEN = { near: 0.6, close: 0.5 } as const
const LEAST_SEEN_OF_OTHERS = 0.85

/** How much of the window the things fill together. */
const LEAST_FILLED = 0.22

/**
 * The places of a thing, the main one first: of the compositions the first in which it is seen in what its plate leaves free, by
 * one seed; where none does, the one that fills most of it among those that show the thing, or else that shows most of it.
 */
export function stand(
  compositions: readonly Composition[],
  random: Random,
  canvas: Canvas,
  drawing: MotifDrawing,
  most = Infinity,
): Place[] {
  let best: { places: Place[]; worth: number } | undefined
  for (const composition of new Set(compositions)) {
    const all = compose(composition, random, canvas)
    // Rows that end in the middle of a label are no pattern.
    if (composition === 'row' && all.length > most) continue
    const places = (composition === 'flock' ? wholeFirst(all, canvas, drawing) : all).slice(0, most)
    const { shown, filled } = seenOf(places, canvas, drawing)
    const isShown = shown >= leastSeen(composition)
    if (isShown && filled >= LEAST_FILLED) return places
    const worth = isShown ? 1 + filled : shown
    if (!best || worth > best.worth) best = { places, worth }
  }
  return best!.places
}

const leastSeen = (composition: Composition) =>
  composition in LEAST_SEEN ? LEAST_SEEN[composition as keyof typeof LEAST_SEEN] : LEAST_SEEN_OF_OTHERS

/** Of a flock nobody is the main one: who is seen whole. */
function wholeFirst(places: Place[], canvas: Canvas, drawing: MotifDrawing): Place[] {
  const isWhole = (place: Place) => seenOf([place], canvas, drawing).shown >= LEAST_SEEN_OF_OTHERS
  const whole = new Set(places.filter(isWhole))
  return [...whole, ...places.filter((place) => !whole.has(place))]
}

/** How much of the first thing is in the window (0 where its middle is not), and how much of the window all of them fill. */
export function seenOf(places: readonly Place[], canvas: Canvas, drawing: MotifDrawing) {
  const window = windowOf(canvas)
  const [right, foot] = [window.left + window.width, window.top + window.height]
  const seen = places.map((place) => {
    const box = boxIn(place, drawing)
    const across = Math.min(box.right, right) - Math.max(box.left, window.left)
    const down = Math.min(box.foot, foot) - Math.max(box.top, window.top)
    return { px: Math.max(0, across) * Math.max(0, down), of: (box.right - box.left) * (box.foot - box.top) }
  })
  const [main] = places
  const isIn = main!.x >= window.left && main!.x <= right && main!.y >= window.top && main!.y <= foot
  return {
    shown: isIn ? seen[0]!.px / seen[0]!.of : 0,
    filled: seen.reduce((sum, { px }) => sum + px, 0) / (window.width * window.height),
  }
}

/** The box of a thing where it stands, px. */
function boxIn({ x, y, size, degrees = 0, isMirrored }: Place, drawing: MotifDrawing) {
  const { left, right, top, foot } = boxOf(drawing)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const corners = [left, right].flatMap((cx) =>
    [top, foot].map((cy) => {
      const across = isMirrored ? -cx : cx
      return { x: x + (across * cos - cy * sin) * size, y: y + (across * sin + cy * cos) * size }
    }),
  )
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) }
}

const CELLS = 18

/** What a thing takes of its square, from −0.5 to 0.5. */
function boxOf(drawing: MotifDrawing) {
  const grid = motifGrid(drawing, CELLS)
  const rows = grid.flatMap((row, at) => (row.some((role) => role) ? [at] : []))
  const columns = grid.flatMap((row) => row.flatMap((role, at) => (role ? [at] : [])))
  const edge = (cell: number) => cell / CELLS - 0.5
  return {
    left: edge(Math.min(...columns)),
    right: edge(Math.max(...columns) + 1),
    top: edge(rows[0]!),
    foot: edge(rows.at(-1)! + 1),
  }
}
