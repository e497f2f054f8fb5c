import { circle, leaf, polar, TURN } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const UP = -TURN / 4

const coffee: MotifDrawing = {
  colors: { body: '#7a4526', shade: '#4a2513', light: '#c98a5a', leaf: '#4f8a3f', line: '#2a130a' },
  layers: [
    ['leaf', leaf(-6, -8, 50, 18, UP - 0.75, 0.5)],
    ['shade', 'M22-38C46-26 44 10 26 26C4 18 2-20 22-38z'],
    ['body', 'M-14-16C16-10 28 22 12 46C-22 48-44 10-14-16z'],
    ['line', 'M24-36C16-14 36 0 26 24M-12-14C-14 12 12 18 10 44', 4.5],
    ['light', 'M-22 2c-4 10 0 22 8 30c-12-4-18-20-8-30z'],
  ],
}

const cacao: MotifDrawing = {
  colors: { body: '#c9622f', shade: '#8a3a1c', light: '#f6e2c0', leaf: '#5c9a4a', line: '#4a1c0e' },
  layers: [
    ['leaf', leaf(-20, -34, 46, 15, -0.6, 0.5)],
    ['shade', 'M-26-42C8-46 44-10 42 22C41 38 34 48 28 48C-2 46-40 6-38-24C-37-36-34-41-26-42z'],
    ['body', 'M-26-42C-4-34 30 8 28 48C-2 46-40 6-38-24C-37-36-34-41-26-42z'],
    ['light', 'M-24-26C-34-10 0 40 22 40C26 22-8-22-24-26z'],
    [
      'line',
      [0, 1, 2, 3]
        .map((bean) => leaf(-20 + bean * 10, -14 + bean * 13, 14, 6.5, 0.1 + bean * 0.1, 0.5))
        .join(''),
    ],
  ],
}

const honey: MotifDrawing = {
  colors: { body: '#f6b52c', shade: '#c9781c', light: '#fdf6e0', leaf: '#d9e6ec', line: '#33200f' },
  layers: [
    ['light', leaf(-4, -8, 44, 16, UP - 0.75, 0.6) + leaf(4, -8, 44, 16, UP + 0.75, 0.6)],
    ['body', 'M0-22C-20-22-27-2-25 14C-22 34-10 46 0 50C10 46 22 34 25 14C27-2 20-22 0-22z'],
    ['line', 'M-25-1Q0 8 25-1M-24 16Q0 26 24 16M-16 33Q0 40 16 33', 8],
    ['line', circle(0, -24, 13)],
    ['line', 'M-5-34Q-10-44-18-46M5-34Q10-44 18-46', 3.4],
    ['light', circle(-5, -26, 3.2) + circle(5, -26, 3.2)],
  ],
}

const chili: MotifDrawing = {
  colors: { body: '#dc2b2b', shade: '#9c1520', light: '#ff9a80', leaf: '#3f8a3f', line: '#5a0f14' },
  layers: [
    ['body', 'M-30-28C-20-40 2-36 6-20C12 6 24 26 46 36C20 44-18 34-30 2C-34-10-35-20-30-28z'],
    ['shade', 'M6-20C12 6 24 26 46 36C20 44-6 38-20 20C8 28-2-6 6-20z'],
    ['light', 'M-22-16c-3 10 0 20 6 28c-10-6-14-20-6-28z'],
    ['leaf', 'M-32-24C-28-40-6-42 8-20C-4-28-20-28-32-24z'],
    ['leaf', 'M-14-34Q-16-44-6-50', 5.5],
  ],
}

const spice: MotifDrawing = {
  colors: { body: '#a5552b', shade: '#6b3018', light: '#eab27a', leaf: '#7a8a3f', line: '#3a180a' },
  layers: [
    ['body', Array.from({ length: 8 }, (_, ray) => leaf(0, 0, 50, 15, (ray * TURN) / 8, 0.55)).join('')],
    [
      'shade',
      Array.from({ length: 8 }, (_, ray) => leaf(...spread(14, ray), 27, 7, (ray * TURN) / 8, 0.5)).join(''),
    ],
    [
      'light',
      Array.from({ length: 8 }, (_, ray) => circle(...spread(30, ray), 3.6)).join('') + circle(0, 0, 5),
    ],
  ],
}

function spread(away: number, ray: number): [number, number] {
  const { x, y } = polar(0, 0, away, (ray * TURN) / 8)
  return [x, y]
}

const barrel: MotifDrawing = {
  colors: { body: '#b8703a', shade: '#8a4a24', light: '#e0a668', leaf: '#6b6f74', line: '#40210f' },
  layers: [
    ['body', 'M-30-44C-44-16-44 16-30 44H30C44 16 44-16 30-44z'],
    ['shade', 'M8-44C14-16 14 16 8 44H30C44 16 44-16 30-44z'],
    ['light', 'M-18-44C-26-16-26 16-18 44h6C-18 16-18-16-12-44z'],
    ['line', 'M-34-30H34M-39-12H39M-39 12H39M-34 30H34', 6],
    ['line', circle(0, 0, 5)],
  ],
}

const herb: MotifDrawing = {
  colors: { body: '#4f9a4a', shade: '#2f6f3a', light: '#a9d47a', leaf: '#4f9a4a', line: '#1f4a2a' },
  layers: [
    ['line', 'M0 50C-2 20 4-10 0-36', 4],
    [
      'body',
      [30, 12, -6, -22]
        .map(
          (y, pair) =>
            leaf(0, y, 42 - pair * 6, 15 - pair, -0.55, 0.5) +
            leaf(0, y, 42 - pair * 6, 15 - pair, Math.PI + 0.55, 0.5),
        )
        .join('') + leaf(0, -24, 30, 12, UP, 0.5),
    ],
    [
      'light',
      [30, 12, -6]
        .map(
          (y, pair) =>
            leaf(4, y - 2, 28 - pair * 4, 3, -0.55, 0.5) +
            leaf(-4, y - 2, 28 - pair * 4, 3, Math.PI + 0.55, 0.5),
        )
        .join(''),
    ],
  ],
}

const hop: MotifDrawing = {
  colors: { body: '#7db343', shade: '#3f8a3f', light: '#d3e58a', leaf: '#2f6f3a', line: '#1f4a24' },
  layers: [
    ['leaf', leaf(0, -34, 46, 18, -0.25, 0.5) + leaf(0, -34, 46, 18, Math.PI + 0.25, 0.5)],
    ['line', 'M0-30V-48', 4.5],
    ['shade', leaf(0, 10, 42, 17, TURN / 4, 0.5)],
    ...[22, 8, -8, -24].flatMap((y, row) => [
      [
        row % 2 ? 'light' : 'body',
        [-20, 0, 20]
          .slice(row === 0 ? 1 : 0, row === 0 ? 2 : 3)
          .map((x) => leaf(x * (0.6 + row * 0.12), y - 12, 34, 16, TURN / 4 - x * 0.012, 0.5))
          .join('') +
          (row === 0
            ? leaf(-11, 6, 32, 14, TURN / 4 + 0.2, 0.5) + leaf(11, 6, 32, 14, TURN / 4 - 0.2, 0.5)
            : ''),
      ] as const,
    ]),
  ],
}

const ear: MotifDrawing = {
  colors: { body: '#e5a52c', shade: '#b8701c', light: '#fbe09a', leaf: '#7a8f3a', line: '#7a4a12' },
  layers: [
    ['line', 'M0 50V-20', 4],
    [
      'line',
      [24, 8, -8, -24].map((y) => `M16 ${y - 12}L28 ${y - 34}M-16 ${y - 12}L-28 ${y - 34}`).join('') +
        'M0-40V-52',
      1.8,
    ],
    [
      'body',
      [32, 16, 0, -16]
        .map((y) => leaf(0, y, 28, 10, -0.95, 0.5) + leaf(0, y, 28, 10, Math.PI + 0.95, 0.5))
        .join(''),
    ],
    [
      'shade',
      [24, 8, -8].map((y) => leaf(0, y + 2, 20, 7, UP, 0.5)).join('') + leaf(0, -18, 28, 10, UP, 0.5),
    ],
  ],
}

const corn: MotifDrawing = {
  colors: { body: '#f3c23a', shade: '#c98a1f', light: '#fff0b0', leaf: '#5c9a3f', line: '#7a5212' },
  layers: [
    ['body', 'M0-50C-20-44-24-10-20 24C-16 40 16 40 20 24C24-10 20-44 0-50z'],
    [
      'shade',
      'M-18-22Q0-16 18-22M-21-8Q0-2 21-8M-21 6Q0 12 21 6M-20 20Q0 26 20 20M-7-46V36M7-46V36M-12-35Q0-30 12-35',
      2.4,
    ],
    ['leaf', 'M-4 50C-40 44-40 6-24-14C-26 14-14 32-4 50zM4 50C40 44 40 6 24-14C26 14 14 32 4 50z'],
  ],
}

const cane: MotifDrawing = {
  colors: { body: '#c9a03a', shade: '#7a5a1c', light: '#f4dca0', leaf: '#5c9a3f', line: '#40210f' },
  layers: [
    [
      'leaf',
      leaf(-18, -22, 34, 9, -2.7, 0.4) +
        leaf(-18, -22, 30, 8, -0.9, 0.4) +
        leaf(18, -30, 32, 9, -0.35, 0.4) +
        leaf(18, -30, 28, 8, -2.2, 0.4) +
        leaf(0, -18, 34, 8, UP, 0.4),
    ],
    ['body', 'M-22 50V-22h9V50zM13 50V-30h9V50zM-5 50V-16H5V50z'],
    ['shade', 'M-23-4h11M-23 16h11M-23 36h11M12-12h11M12 10h11M12 32h11M-6 4H6M-6 26H6', 3.6],
    ['line', 'M-28 44Q0 36 28 44V50Q0 42-28 50z'],
  ],
}

const tamarind: MotifDrawing = {
  colors: { body: '#a8683a', shade: '#6b3a1c', light: '#d9a06a', leaf: '#6f9a4a', line: '#3a1c0c' },
  layers: [
    [
      'leaf',
      [-30, -12, 6]
        .map((x) => leaf(x, -34, 24, 8, UP - 0.4, 0.5) + leaf(x + 4, -30, 22, 8, 0.5, 0.5))
        .join(''),
    ],
    ['line', 'M-42-32Q-10-40 24-30M-14-35Q-20-26-26-20M14-33Q16-26 18-20', 3],
    [
      'body',
      'M-30-22C-20-26-14-16-18-6C-12 2-14 14-6 22C-4 34 6 40 8 46C-8 50-22 40-24 26C-34 18-32 6-36-2C-40-12-38-20-30-22z',
    ],
    [
      'shade',
      'M16-22C26-24 30-14 26-4C34 4 32 16 36 24C40 34 38 42 32 46C22 40 20 32 20 24C12 16 14 6 14-2C8-10 8-20 16-22z',
    ],
    [
      'light',
      circle(-26, -12, 4) +
        circle(-22, 8, 4.5) +
        circle(-12, 30, 4.5) +
        circle(18, -12, 3.5) +
        circle(24, 8, 4) +
        circle(29, 30, 4),
    ],
  ],
}

/** What else beers are made with. */
export const LARDER = {
  coffee,
  cacao,
  honey,
  chili,
  spice,
  barrel,
  herb,
  hop,
  ear,
  corn,
  cane,
  tamarind,
} satisfies Record<string, MotifDrawing>
