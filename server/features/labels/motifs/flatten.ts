import type { Point } from '../shapes.ts'

const STEPS = 8

/** The lines that path data draws, curves and arcs as short straight ones. */
export function flatten(pathData: string): Point[][] {
  const lines: Point[][] = []
  let line: Point[] = []
  let pen = { x: 0, y: 0 }
  for (const [, letter, written] of pathData.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...written!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const kind = letter!.toUpperCase()
    const isRelative = letter !== kind
    if (kind === 'Z') {
      pen = line[0] ?? pen
      line.push(pen)
      continue
    }
    const arity = ARITY[kind]!
    for (let at = 0; at + arity <= numbers.length; at += arity) {
      const part = numbers.slice(at, at + arity)
      const base = isRelative ? pen : { x: 0, y: 0 }
      const to = endOf(kind, part, pen, base, isRelative)
      if (kind === 'M' && at === 0) {
        line = [to]
        lines.push(line)
      } else line.push(...between(kind, part, pen, base, to))
      pen = to
    }
  }
  return lines
}

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7 }

function endOf(kind: string, part: number[], pen: Point, base: Point, isRelative: boolean): Point {
  if (kind === 'H') return { x: part[0]! + (isRelative ? pen.x : 0), y: pen.y }
  if (kind === 'V') return { x: pen.x, y: part[0]! + (isRelative ? pen.y : 0) }
  return { x: base.x + part.at(-2)!, y: base.y + part.at(-1)! }
}

function between(kind: string, part: number[], pen: Point, base: Point, to: Point): Point[] {
  if (kind === 'A') return arc(pen, part, to)
  if (kind !== 'C' && kind !== 'Q' && kind !== 'S') return [to]
  const pulls: Point[] = [pen]
  for (let at = 0; at < part.length; at += 2) pulls.push({ x: base.x + part[at]!, y: base.y + part[at + 1]! })
  return Array.from({ length: STEPS }, (_, step) => onCurve(pulls, (step + 1) / STEPS))
}

function onCurve(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!
  return onCurve(
    points.slice(1).map(({ x, y }, at) => {
      const from = points[at]!
      return { x: from.x + (x - from.x) * t, y: from.y + (y - from.y) * t }
    }),
    t,
  )
}

/** A round arc (https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter); things have no oval ones that lean. */
function arc(from: Point, [rx = 1, , , large, sweep]: number[], to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const chord = Math.hypot(dx, dy)
  if (chord === 0) return [to]
  const radius = Math.max(rx, chord / 2)
  const rise = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4))
  const side = large === sweep ? -1 : 1
  const x = (from.x + to.x) / 2 - (side * rise * dy) / chord
  const y = (from.y + to.y) / 2 + (side * rise * dx) / chord
  const start = Math.atan2(from.y - y, from.x - x)
  let turn = Math.atan2(to.y - y, to.x - x) - start
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  const steps = 2 * STEPS
  return Array.from({ length: steps }, (_, step) => {
    const angle = start + (turn * (step + 1)) / steps
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
  })
}
