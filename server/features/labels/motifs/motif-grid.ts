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
  const grid: Cell[][] = Array.from({ length: cells }, () => Array<Cell>(cells).fill(undefined))
  const step = SIDE / cells
  for (const [role, pathData, pen] of layers) {
    const lines = flatten(pathData)
    const fillCell = (row: number, column: number) => {
      grid[row]![column] = role
    }
    if (pen === undefined) fillAround(lines, cells, step, fillCell)
    else fillAlong(lines, cells, step, Math.max(pen, step) / 2, fillCell)
  }
  return grid
}

type FillCell = (row: number, column: number) => void

/** The cells whose middles the lines go around (by turns: https://en.wikipedia.org/wiki/Nonzero-rule), row by row. */
function fillAround(lines: readonly Point[][], cells: number, step: number, fillCell: FillCell) {
  for (let row = 0; row < cells; row++) {
    const y = (row + 0.5) * step - SIDE / 2
    const crossings = lines.flatMap((line) =>
      line.flatMap((to, at) => {
        const from = line.at(at - 1)!
        if (from.y <= y === to.y <= y) return []
        return {
          x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
          turn: to.y > from.y ? 1 : -1,
        }
      }),
    )
    crossings.sort((one, other) => one.x - other.x)
    let turns = 0
    let next = 0
    for (let column = 0; column < cells; column++) {
      const x = (column + 0.5) * step - SIDE / 2
      while (next < crossings.length && crossings[next]!.x <= x) turns += crossings[next++]!.turn
      if (turns !== 0) fillCell(row, column)
    }
  }
}

/** The cells whose middles are at most `reach` from the lines. */
function fillAlong(
  lines: readonly Point[][],
  cells: number,
  step: number,
  reach: number,
  fillCell: FillCell,
) {
  const cellOf = (at: number) => Math.min(cells - 1, Math.max(0, Math.floor((at + SIDE / 2) / step)))
  for (const line of lines) {
    line.forEach((to, at) => {
      const from = line[at - 1] ?? to
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const lastRow = cellOf(Math.max(from.y, to.y) + reach)
      const lastColumn = cellOf(Math.max(from.x, to.x) + reach)
      for (let row = cellOf(Math.min(from.y, to.y) - reach); row <= lastRow; row++) {
        for (let column = cellOf(Math.min(from.x, to.x) - reach); column <= lastColumn; column++) {
          const x = (column + 0.5) * step - SIDE / 2 - from.x
          const y = (row + 0.5) * step - SIDE / 2 - from.y
          const along = Math.min(1, Math.max(0, (x * dx + y * dy) / (dx * dx + dy * dy || 1)))
          if (Math.hypot(dx * along - x, dy * along - y) <= reach) fillCell(row, column)
        }
      }
    })
  }
}
