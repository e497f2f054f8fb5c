/** Path data for the few shapes that every family draws with. Angles in radians, clockwise, 0 = to the right. */

export interface Point {
  x: number
  y: number
}

export const TURN = Math.PI * 2

/** A number for path data: one decimal, no leading zero, no minus zero. */
export function px(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0'
  return String(rounded).replace(/^(-?)0\./, '$1.')
}

/** Numbers for path data, a space only where the sign does not part them. */
export function pxs(...values: number[]): string {
  let text = ''
  for (const value of values) {
    const written = px(value)
    text += text && !written.startsWith('-') ? ` ${written}` : written
  }
  return text
}

/** The point at a distance and an angle from a centre. */
export function polar(x: number, y: number, radius: number, angle: number): Point {
  return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
}

export function circle(x: number, y: number, radius: number): string {
  const r = px(radius)
  const across = px(Math.round(radius * 10) / 5)
  return `M${pxs(x - radius, y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0z`
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`
}

export function polyline(points: readonly Point[]): string {
  let text = ''
  let penX = 0
  let penY = 0
  points.forEach((point, index) => {
    const x = Math.round(point.x * 10) / 10
    const y = Math.round(point.y * 10) / 10
    text += index === 0 ? `M${pxs(x, y)}` : `l${pxs(x - penX, y - penY)}`
    penX = x
    penY = y
  })
  return text
}

/** A leaf, kernel or petal from its foot to its tip, widest at `belly` (0 to 1) of its length. */
export function leaf(
  x: number,
  y: number,
  length: number,
  breadth: number,
  angle: number,
  belly = 0.45,
): string {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const along = length * belly
  const side = (sign: number) => pxs(cos * along - sin * breadth * sign, sin * along + cos * breadth * sign)
  const back = (sign: number) =>
    pxs(cos * (along - length) - sin * breadth * sign, sin * (along - length) + cos * breadth * sign)
  return `M${pxs(x, y)}q${side(1)} ${pxs(cos * length, sin * length)}q${back(-1)} ${pxs(-cos * length, -sin * length)}z`
}

/** A star; `innerRadius` near the outer one makes a blunt star, a small one a sparkle. */
export function star(
  x: number,
  y: number,
  outerRadius: number,
  innerRadius: number,
  tips: number,
  turned = 0,
): string {
  const points: Point[] = []
  for (let corner = 0; corner < tips * 2; corner++) {
    const radius = corner % 2 === 0 ? outerRadius : innerRadius
    points.push(polar(x, y, radius, turned - TURN / 4 + (corner * TURN) / tips / 2))
  }
  return polygon(points)
}

/** A wedge of a disc between two angles (less than half a turn apart). */
export function wedge(x: number, y: number, radius: number, from: number, to: number): string {
  return polygon([{ x, y }, polar(x, y, radius, from), polar(x, y, radius, to)])
}

/** A slice of a disc between two angles, with its round edge. */
export function sector(x: number, y: number, radius: number, from: number, to: number): string {
  const start = polar(x, y, radius, from)
  const end = polar(x, y, radius, to)
  const large = to - from > Math.PI ? 1 : 0
  return `M${pxs(x, y)}L${pxs(start.x, start.y)}A${pxs(radius, radius)} 0 ${large} 1 ${pxs(end.x, end.y)}z`
}

/** A smooth line through points at even distances (Catmull-Rom as cubic curves). */
export function smoothLine(points: readonly Point[]): string {
  const first = points[0]!
  let text = `M${pxs(first.x, first.y)}`
  for (let index = 0; index < points.length - 1; index++) {
    const before = points[index - 1] ?? points[index]!
    const here = points[index]!
    const there = points[index + 1]!
    const after = points[index + 2] ?? there
    text += `c${pxs(
      (there.x - before.x) / 6,
      (there.y - before.y) / 6,
      there.x - (after.x - here.x) / 6 - here.x,
      there.y - (after.y - here.y) / 6 - here.y,
      there.x - here.x,
      there.y - here.y,
    )}`
  }
  return text
}

/** Everything below a line that runs from the left edge to the right edge. */
export function below(lineData: string, width: number, height: number): string {
  return `${lineData}L${pxs(width, height)}L0 ${px(height)}z`
}

/** How high a line from left to right runs at x, straight between its points. */
export function levelAt(line: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    line.findIndex((point) => point.x >= x),
  )
  const from = line[next - 1]!
  const to = line[next]!
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1)
}
