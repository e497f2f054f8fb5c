import type { Point } from '../shapes.ts'
import { flatten } from './flatten.ts'
import type { MotifColors, MotifDrawing } from './motif.ts'

type Cell = keyof MotifColors | undefined

const grids = new WeakMap<MotifDrawing, Map<number, readonly (readonly Cell[])[]>>()

/** A thing on squared paper of `cells` × `cells`: what is seen in the middle of each square, row by row. */
export function motifGrid(drawing: MotifDrawing, cells: number): readonly (readonly Cell[])[] {
  const known = grids.get(drawing) ?? new Map<number, readonly (readonly Cell[])[]>()
  grids.set(drawing, known)
  const grid = known.get(cells) ?? rasterize(drawing, cells)
  known.set(cells, grid)
  return grid
}

/** Things reach a little beyond their square of 100. */
const SIDE = 104

function rasterize({ layers }: MotifDrawing, cells: number): Cell[][] {
  const step = SIDE / cells
  const grid: Cell[][] = Array.from({ length: cells }, () => Array<Cell>(cells).fill(undefined))
  for (const [role, pathData, pen] of layers) {
    const lines = flatten(pathData)
    for (let row = 0; row < cells; row++) {
      const y = (row + 0.5) * step - SIDE / 2
      for (let column = 0; column < cells; column++) {
        const x = (column + 0.5) * step - SIDE / 2
        const isIn = pen === undefined ? isAround(lines, x, y) : isNear(lines, x, y, Math.max(pen, step) / 2)
        if (isIn) grid[row]![column] = role
      }
    }
  }
  return grid
}

/** Whether the lines go around a point (by turns: https://en.wikipedia.org/wiki/Nonzero-rule). */
function isAround(lines: readonly Point[][], x: number, y: number): boolean {
  let turns = 0
  for (const line of lines) {
    let from = line.at(-1)!
    for (const to of line) {
      if (from.y <= y !== to.y <= y) {
        const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
        if (crossing > x) turns += to.y > from.y ? 1 : -1
      }
      from = to
    }
  }
  return turns !== 0
}

function isNear(lines: readonly Point[][], x: number, y: number, reach: number): boolean {
  return lines.some((line) =>
    line.some((to, at) => {
      const from = line[at - 1] ?? to
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
      const along = Math.min(1, Math.max(0, share))
      return Math.hypot(from.x + dx * along - x, from.y + dy * along - y) <= reach
    }),
  )
}
