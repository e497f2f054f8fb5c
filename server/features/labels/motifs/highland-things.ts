import { circle, leaf, polygon, star, TURN } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const UP = -TURN / 4

/** Leaves out of one point, from one side over the top to the other. */
const fan = (count: number, spread: number, long: number, wide: number) =>
  Array.from({ length: count }, (_, at) =>
    leaf(0, 8, long, wide, UP + spread * (at / (count - 1) - 0.5), 0.5),
  ).join('')

const frailejon: MotifDrawing = {
  colors: { body: '#8fb39a', shade: '#5f4a32', light: '#ffd65a', leaf: '#c98a1e', line: '#2c2418' },
  layers: [
    ['shade', 'M-11 50L-9 8H9L11 50z'],
    ['line', 'M-9 22L-3 28M9 22L3 28M-10 34L-3 40M10 34L3 40', 2.6],
    ['body', fan(9, TURN * 0.66, 46, 12)],
    ['line', 'M0 8V-22M-3 6L-15-16M3 6L15-16', 1.8],
    ['light', star(0, -36, 14, 9, 9) + star(-21, -29, 12, 8, 9) + star(21, -29, 12, 8, 9)],
    ['leaf', circle(0, -36, 5) + circle(-21, -29, 4.4) + circle(21, -29, 4.4)],
  ],
}

/** A part of a long bell that hangs from the top and leans by an angle. */
function hanging(angle: number, points: readonly (readonly [x: number, y: number])[]): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return polygon(points.map(([x, y]) => ({ x: x * cos - y * sin, y: x * sin + y * cos - 42 })))
}

const BELL = [
  ...([
    [-4, 4],
    [-6, 34],
    [-8, 58],
    [-19, 76],
    [-10, 73],
    [-7, 86],
    [0, 77],
  ] as const),
  ...([
    [7, 86],
    [10, 73],
    [19, 76],
    [8, 58],
    [6, 34],
    [4, 4],
  ] as const),
] as const
const FOLD = [
  [1, 10],
  [2, 36],
  [3, 60],
  [9, 69],
  [6, 58],
  [4, 34],
  [3, 10],
] as const
const CUP = [
  [-5, 0],
  [-7, 14],
  [-2, 11],
  [0, 18],
  [2, 11],
  [7, 14],
  [5, 0],
] as const
const LEANS = [0.5, -0.5, 0]

const kantuta: MotifDrawing = {
  colors: { body: '#d92f4c', shade: '#8f1638', light: '#ffd65a', leaf: '#3f8a4a', line: '#4a0f20' },
  layers: [
    ['leaf', leaf(0, -42, 44, 15, -0.35, 0.5) + leaf(0, -42, 44, 15, Math.PI + 0.35, 0.5)],
    ['body', LEANS.map((lean) => hanging(lean, BELL)).join('')],
    ['shade', LEANS.map((lean) => hanging(lean, FOLD)).join('')],
    ['light', LEANS.map((lean) => hanging(lean, CUP)).join('')],
  ],
}

/** A stone as wind and frost leave it. */
function stone(x: number, y: number, wide: number, high: number): string {
  const [left, right] = [x - wide, x + wide]
  return `M${left} ${y}C${left} ${y - high * 1.35} ${right} ${y - high * 1.2} ${right} ${y}C${right} ${y + high * 1.2} ${left} ${y + high * 1.35} ${left} ${y}z`
}

const cairn: MotifDrawing = {
  colors: { body: '#8d7f9c', shade: '#3d3550', light: '#f7ead0', leaf: '#c2413a', line: '#1f1a2c' },
  layers: [
    ['body', stone(0, 39, 25, 10) + stone(1, 7, 15, 8) + stone(1, -25, 8, 6)],
    ['shade', stone(-1, 23, 20, 8) + stone(-1, -11, 11, 8)],
    ['light', stone(0, -40, 5, 6)],
    ['shade', stone(-36, 44, 13, 6) + stone(-36, 23, 7, 5) + stone(36, 44, 13, 6) + stone(36, 23, 7, 5)],
    ['body', stone(-36, 33, 10, 6) + stone(36, 33, 10, 6)],
    ['light', stone(-36, 14, 4, 5) + stone(36, 14, 4, 5)],
    ['leaf', 'M4-40L20-48L16-38L24-32z'],
  ],
}

const kettle: MotifDrawing = {
  colors: { body: '#c98a4a', shade: '#7a4a2a', light: '#fbe6c0', leaf: '#f2b53a', line: '#2c180c' },
  layers: [
    ['light', 'M-18-24C-28-34-8-38-18-50M2-26C-8-36 12-40 2-50', 4],
    ['shade', 'M14-12L32-48', 6],
    ['line', 'M-36 4H-47V16H-36M36 4H47V16H36', 5],
    ['body', 'M-37-12H37V32C37 44 30 50 18 50H-18C-30 50-37 44-37 32z'],
    ['shade', 'M14-12H37V32C37 44 30 50 18 50H4C16 44 18 34 18 22z'],
    ['leaf', 'M-42-18H42V-9H-42z'],
    ['light', 'M-26 4V30', 5],
  ],
}

/** What grows and stands high in the Andes, and what is cooked in there. */
export const HIGHLAND_THINGS = { frailejon, kantuta, cairn, kettle }
