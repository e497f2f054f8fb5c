import { circle, leaf, polar, polygon, sector, star, TURN } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const UP = -TURN / 4
const around = (count: number, draw: (angle: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((index * TURN) / count, index)).join('')

const moon: MotifDrawing = {
  colors: { body: '#f6dd9a', shade: '#dcb565', light: '#fff6d8', leaf: '#f6dd9a', line: '#2b2140' },
  layers: [
    ['body', 'M14-46A46 46 0 1 0 46 14A37 37 0 0 1 14-46z'],
    ['shade', 'M-2-40A42 42 0 0 0 14 44A46 46 0 0 1-2-40z'],
    ['light', star(24, -18, 13, 3.2, 4) + star(38, 2, 6, 1.8, 4) + circle(8, -32, 2)],
    ['shade', circle(-22, -2, 6) + circle(-8, 26, 4.5) + circle(-26, 18, 3)],
  ],
}

const sun: MotifDrawing = {
  colors: { body: '#f8b62c', shade: '#e8782a', light: '#fff0b8', leaf: '#f8b62c', line: '#6b2c0e' },
  layers: [
    ['shade', around(16, (angle, ray) => leaf(...at(22, angle), ray % 2 ? 22 : 28, 7, angle, 0.35))],
    ['body', circle(0, 0, 27)],
    ['light', sector(0, 0, 27, Math.PI * 0.75, Math.PI * 1.75)],
    ['line', circle(-9, -4, 2.6) + circle(9, -4, 2.6)],
    ['line', 'M-10 8Q0 17 10 8', 2.8],
  ],
}

function at(away: number, angle: number): [number, number] {
  const { x, y } = polar(0, 0, away, angle)
  return [x, y]
}

const shining: MotifDrawing = {
  colors: { body: '#f8cf4a', shade: '#e09a2a', light: '#fff4c8', leaf: '#f8cf4a', line: '#6b4210' },
  layers: [
    ['body', star(0, 0, 50, 21, 5)],
    [
      'shade',
      around(5, (angle) =>
        polygon([{ x: 0, y: 0 }, polar(0, 0, 50, angle + UP), polar(0, 0, 21, angle + UP + TURN / 10)]),
      ),
    ],
  ],
}

const mountain: MotifDrawing = {
  colors: { body: '#5f7f9c', shade: '#3b5672', light: '#f5f4ea', leaf: '#6f9a5a', line: '#223348' },
  layers: [
    ['shade', 'M-50 38L-22-16L-4 14L6 38z'],
    ['body', 'M-28 38L12-44L50 38z'],
    ['shade', 'M12-44L50 38H14L20 8L8-8z'],
    ['light', 'M12-44L-4-11L4-17L9-8L14-16L20-6L27-12z'],
    ['light', 'M-22-16L-30-1L-24-5L-20 1L-13-1z'],
    ['leaf', 'M-50 38Q-20 26 6 36T50 34V46H-50z'],
  ],
}

const volcano: MotifDrawing = {
  colors: { body: '#8a4a3a', shade: '#5a2c28', light: '#f6d9b8', leaf: '#f0662a', line: '#3a1816' },
  layers: [
    ['light', circle(2, -34, 9) + circle(14, -42, 11) + circle(-9, -42, 7) + circle(28, -46, 7)],
    ['body', 'M-50 44L-14-20H14L50 44z'],
    ['shade', 'M50 44L14-20H4L14 6L8 44z'],
    ['leaf', 'M-14-20H14L11-14C6 2 12 6 8 22C4 12 0 10 0-4C-4 6-6 20-12 30C-10 8-6 0-11-14z'],
  ],
}

const wave: MotifDrawing = {
  colors: { body: '#2f7fb8', shade: '#1c4f86', light: '#eef6f2', leaf: '#7fc4d8', line: '#12335c' },
  layers: [
    ['body', 'M-50 44V30C-40-20-10-44 22-40C44-36 50-12 36 0C38-16 20-22 8-12C-8 4 6 30 50 32V44z'],
    ['shade', 'M-50 44C-40 0-22-22-2-28C-24-4-14 34 20 44z'],
    ['light', 'M22-40C44-36 50-12 36 0C38-16 20-22 8-12C4-20 10-26 18-27C10-30 0-28-8-24C0-36 10-41 22-40z'],
    ['light', circle(40, 10, 4) + circle(30, 14, 3) + circle(46, 20, 2.6)],
    ['leaf', 'M-44 34C-36 6-22-12-6-20C-24 0-28 20-24 44H-32C-34 38-38 36-44 34z'],
  ],
}

const rain: MotifDrawing = {
  colors: { body: '#e9eef2', shade: '#a9bccb', light: '#ffffff', leaf: '#3f8fd0', line: '#1f4a78' },
  layers: [
    ['shade', 'M-30 6a20 20 0 0 1-2-39a27 27 0 0 1 50-6a22 22 0 0 1 14 45z'],
    ['body', 'M-28 0a18 18 0 0 1-1-33a25 25 0 0 1 46-4a20 20 0 0 1 12 37z'],
    [
      'leaf',
      [
        [-24, 14],
        [-4, 22],
        [16, 14],
        [-14, 36],
        [6, 42],
      ]
        .map(([x, y]) => `M${x} ${y! - 8}c3 5 5 8 5 11a5 5 0 0 1-10 0c0-3 2-6 5-11z`)
        .join(''),
    ],
  ],
}

const cloud: MotifDrawing = {
  colors: { body: '#f4f2ea', shade: '#b9c6cf', light: '#ffffff', leaf: '#8fb0c4', line: '#40586b' },
  layers: [
    ['shade', 'M-14 0a16 16 0 0 1-2-31a22 22 0 0 1 41-6a18 18 0 0 1 12 37z'],
    ['body', 'M-34 24a17 17 0 0 1-2-33a23 23 0 0 1 43-5a18 18 0 0 1 13 38z'],
    ['leaf', 'M-46 36H10M22 36H40M-26 46H24M36 46H46M28 10q12 0 12-8t-8-6', 5],
  ],
}

const wind: MotifDrawing = {
  colors: { body: '#3f8f9c', shade: '#1f5f70', light: '#eaf4f2', leaf: '#e8a03a', line: '#12404c' },
  layers: [
    ['shade', 'M-46-8H22C40-8 44-36 24-36C10-36 10-20 20-20', 9],
    ['body', 'M-38 10H34C54 10 54 40 34 40C20 40 18 24 30 24', 9],
    ['light', 'M-26 28H2C16 28 16 48 4 48C-6 48-6 38 0 38M-20-26H-4', 7],
    [
      'leaf',
      leaf(-24, -44, 22, 8, 0.4, 0.5) + leaf(-46, 30, 20, 7, 0.2, 0.5) + leaf(30, -2, 18, 7, -0.4, 0.5),
    ],
  ],
}

const fog: MotifDrawing = {
  colors: { body: '#4f7f74', shade: '#2f5a56', light: '#f2f4ec', leaf: '#e9c46a', line: '#1f3f3e' },
  layers: [
    ['leaf', circle(20, -24, 18)],
    ['shade', 'M-50 44L-18-34L8 44z'],
    ['body', 'M-24 44L16-20L50 44z'],
    ['light', 'M-50-4H-6M8-4H24M-34 12H34M44 12H50M-50 28H10M24 28H50', 7],
  ],
}

const lightning: MotifDrawing = {
  colors: { body: '#ffd23f', shade: '#f0962a', light: '#fff4b8', leaf: '#6b7f9c', line: '#3a2a10' },
  layers: [
    ['leaf', 'M-34-10a17 17 0 0 1 2-33a24 24 0 0 1 44-4a19 19 0 0 1 16 37z'],
    ['body', 'M8-26L-20 16H-2L-12 50L24 4H5L18-26z'],
    ['shade', 'M18-26L5 4H24L-12 50L10 10H-4L8-26z'],
  ],
}

const snow: MotifDrawing = {
  colors: { body: '#eaf4fa', shade: '#a9cbe0', light: '#ffffff', leaf: '#eaf4fa', line: '#4a7a9c' },
  layers: [
    [
      'body',
      around(6, (angle) => {
        const [x, y] = at(46, angle)
        const [a, b] = at(28, angle)
        const [c, d] = at(42, angle + 0.35)
        const [e, f] = at(42, angle - 0.35)
        return `M0 0L${x} ${y}M${a} ${b}L${c} ${d}M${a} ${b}L${e} ${f}`
      }).replaceAll(/-?(?<!\d)\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
      6,
    ],
    ['shade', circle(0, 0, 8)],
  ],
}

const fire: MotifDrawing = {
  colors: { body: '#f2762a', shade: '#c93a1f', light: '#ffd95a', leaf: '#7a4a2a', line: '#3a1a10' },
  layers: [
    [
      'shade',
      'M-4-48C6-28 34-18 32 10C30 30 16 38 0 38C-18 38-32 28-32 8C-32-8-20-12-18-28C-10-24-6-16-6-10C0-20 0-34-4-48z',
    ],
    [
      'body',
      'M4-22C10-10 24-2 22 14C20 28 10 36 0 36C-12 36-22 28-21 14C-20 4-12 2-11-8C-4-4-2 2-2 6C4 0 6-10 4-22z',
    ],
    ['light', 'M2 2C6 10 12 14 11 22C10 32 4 36 0 36C-6 36-11 30-10 23C-9 16-2 14 2 2z'],
    ['leaf', 'M-38 36L34 50M38 36L-34 50', 10],
  ],
}

const tree: MotifDrawing = {
  colors: { body: '#3f8a4a', shade: '#256038', light: '#8fc46a', leaf: '#9a6a3a', line: '#5a3a20' },
  layers: [
    ['leaf', 'M0 50V4M0 24L-16 8M0 16L14 2', 7],
    ['shade', circle(-20, -2, 22) + circle(20, -4, 22) + circle(0, -22, 27)],
    ['body', circle(-22, -8, 19) + circle(17, -12, 18) + circle(-3, -27, 22)],
    [
      'light',
      circle(-10, -36, 5) +
        circle(8, -26, 4) +
        circle(-28, -12, 4.5) +
        circle(22, -14, 4) +
        circle(-8, -12, 4),
    ],
  ],
}

const palm: MotifDrawing = {
  colors: { body: '#3f9a5a', shade: '#23703f', light: '#9ad06a', leaf: '#3f9a5a', line: '#8a5a30' },
  layers: [
    ['line', 'M-10 50C-4 20 0 0 4-18', 8],
    [
      'shade',
      [-2.9, -0.2].map((angle) => leaf(4, -18, 48, 14, angle, 0.4)).join('') +
        leaf(4, -18, 40, 13, 0.65, 0.4),
    ],
    [
      'body',
      [-2.3, -1.1].map((angle) => leaf(4, -18, 44, 14, angle, 0.4)).join('') + leaf(4, -18, 44, 13, 2.5, 0.4),
    ],
    ['light', circle(-4, -12, 6) + circle(9, -10, 6)],
  ],
}

const flower: MotifDrawing = {
  colors: { body: '#e5394f', shade: '#a81f45', light: '#ffd65a', leaf: '#3f8a4a', line: '#5a1024' },
  layers: [
    ['leaf', leaf(0, 8, 52, 15, 0.9, 0.5) + leaf(0, 8, 52, 15, 2.25, 0.5)],
    ['body', around(5, (angle) => leaf(0, -6, 44, 26, angle + UP, 0.62))],
    ['shade', around(5, (angle) => leaf(0, -6, 24, 7, angle + UP, 0.5))],
    ['light', 'M0-6L16-34', 4],
    ['light', circle(16, -35, 4.5) + circle(21, -28, 3.5) + circle(9, -37, 3.5) + circle(0, -6, 7)],
  ],
}

const cactus: MotifDrawing = {
  colors: { body: '#4f9a5a', shade: '#2f6f42', light: '#f5a0b4', leaf: '#4f9a5a', line: '#1f4a2c' },
  layers: [
    ['body', 'M0 50V-34M0 16H-18Q-28 16-28 6V-14M0 4H16Q28 4 28-6V-24', 19],
    ['shade', 'M0 48V-34M-28 6V-12M28-8V-22', 3],
    ['light', circle(0, -44, 6) + circle(-28, -24, 5) + circle(28, -34, 5)],
  ],
}

const island: MotifDrawing = {
  colors: { body: '#5fae6a', shade: '#2f7f92', light: '#f6e2a8', leaf: '#9ad06a', line: '#1c4f66' },
  layers: [
    ['body', 'M-44 10C-38-14-22-20-12 10zM-14 10C-8-32 14-36 24 10zM20 10C26-10 40-12 46 10z'],
    ['leaf', 'M-14 10C-8-32 6-34 8-26C-2-20-4-6-4 10zM-44 10C-38-14-30-16-26-10C-34-6-34 4-34 10z'],
    ['light', 'M-50 10H50V16H-50z'],
    ['shade', 'M-46 26q8-7 16 0t16 0t16 0t16 0t16 0t16 0M-30 38q8-7 16 0t16 0t16 0t16 0', 5],
  ],
}

/** Skies, lands, and what grows there. */
export const SKY_AND_LAND = {
  moon,
  sun,
  star: shining,
  mountain,
  volcano,
  wave,
  rain,
  cloud,
  lightning,
  snow,
  fire,
  tree,
  palm,
  flower,
  cactus,
  island,
  wind,
  fog,
} satisfies Record<string, MotifDrawing>
