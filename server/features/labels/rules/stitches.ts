import { Drawing } from '../drawing.ts'
import { motifGrid } from '../motifs/motif-grid.ts'
import { px } from '../shapes.ts'
import { windowOf } from './compose.ts'
import { type DrawRule, farFrom } from './rule.ts'

/** Woven thread by thread: the thing in squares, between bands of steps. */
export const drawStitches: DrawRule = ({ random, canvas, palette, thing, places }) => {
  const { width, height } = canvas
  const seen = windowOf(canvas)
  const isOne = places.length < 3
  const isScene = width > height
  const cells = isScene ? 60 : isOne ? 27 : 17
  const columns = isOne ? 1 : 2
  const pitch = isScene
    ? width / cells
    : isOne
      ? Math.min(width / random.between(30.2, 32), (places[0]!.size / 25) * random.between(0.88, 1.04))
      : width / (columns * (cells + 2) - random.between(0, 1.4))
  const [ink] = farFrom(palette.ground, palette) as [string]
  const drawing = new Drawing().ground(palette.ground, width, height)
  const rowsOfCloth = Math.ceil(height / pitch)
  const bands = [palette.main, palette.accent, palette.light, ink, palette.second]
  const stepped = random.pick([2, 3, 3, 4])
  const first = Math.max(
    isScene ? -cells : stepped + 2,
    Math.round((places[0]!.y - (cells * pitch) / 2) / pitch),
  )
  const stitched = new Map<string, string>()
  const put = (row: number, column: number, color: string, run = 1) => {
    if (row < -1 || row > rowsOfCloth) return
    const [wide, tall] = [px(run * pitch - 0.8), px(pitch - 0.8)]
    const stitch = `M${px(column * pitch + 0.4)} ${px(row * pitch + 0.4)}h${wide}v${tall}h-${wide}z`
    stitched.set(color, (stitched.get(color) ?? '') + stitch)
  }
  const band = (row: number, seed: number) => {
    if (isScene) return
    const wide = Math.ceil(width / pitch)
    for (let line = 0; line < stepped + 2; line++) {
      if (line === 0 || line === stepped + 1) put(row + line, 0, bands[seed % 4]!, wide)
      else
        for (let at = line; at < wide + 8; at += stepped * 2)
          put(row + line, at - line * 2, bands[(seed + 1) % 5]!, Math.max(1, (stepped - line) * 2 + 1))
    }
  }
  const grid = motifGrid(thing.drawing, cells)
  const heights = cells + stepped + 3
  for (let top = first; top > -heights; top -= heights) band(top - stepped - 2, Math.abs(top))
  for (let top = (first % heights) - heights; top < rowsOfCloth; top += heights) {
    // What would come out from under a plate is cloth, and no part of a thing.
    const isSeen =
      top === first || ((top + cells) * pitch <= seen.top + seen.height && top * pitch >= seen.top)
    if (!isSeen) {
      for (let row = top + cells + 1; row > top; row -= stepped + 3) band(row, Math.abs(row))
      continue
    }
    for (let column = 0; column < columns; column++) {
      const left = isOne ? places[0]!.x / pitch - cells / 2 : column * (cells + 2) + 1
      grid.forEach((cellsOfRow, row) => {
        let from = 0
        while (from < cells) {
          const role = cellsOfRow[from]
          let to = from + 1
          while (to < cells && cellsOfRow[to] === role) to++
          if (role) put(top + row, left + (column % 2 ? cells - to : from), thing.colors[role], to - from)
          from = to
        }
      })
    }
    band(top + cells + 1, Math.abs(top) + cells)
  }
  for (const [color, pathData] of stitched) drawing.fill(color, pathData)
  return { svg: drawing.toString() }
}
