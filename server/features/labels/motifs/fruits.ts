import { circle, leaf, polar, sector, star, TURN } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const UP = -TURN / 4

/** Discs at places, all of one radius. */
function discs(places: readonly (readonly [x: number, y: number])[], radius: number): string {
  return places.map(([x, y]) => circle(x, y, radius)).join('')
}

const DRUPELETS = [
  [-20, -18],
  [0, -20],
  [20, -18],
  [-28, -2],
  [-10, -4],
  [10, -4],
  [28, -2],
  [-20, 13],
  [0, 12],
  [20, 13],
  [-11, 28],
  [11, 28],
  [0, 40],
] as const

const raspberry: MotifDrawing = {
  colors: { body: '#d42a5c', shade: '#9a1440', light: '#ff8fa8', leaf: '#3f9142', line: '#5b0f2a' },
  layers: [
    ['shade', 'M-36-14C-40 16-14 50 0 52C14 50 40 16 36-14C30-34-30-34-36-14z'],
    ['body', discs(DRUPELETS, 10.5)],
    [
      'light',
      discs(
        DRUPELETS.map(([x, y]) => [x - 3, y - 4] as const),
        2.8,
      ),
    ],
    [
      'leaf',
      [-1.25, -0.6, 0.05, 0.65, 1.25].map((turn) => leaf(0, -24, 30, 9, UP + turn * 1.25, 0.45)).join(''),
    ],
    ['leaf', 'M0-26q2-12 10-20', 5],
  ],
}

const berries: MotifDrawing = {
  colors: { body: '#4b2a6f', shade: '#2d1748', light: '#b59be0', leaf: '#4f9a4a', line: '#22103a' },
  layers: [
    ['leaf', leaf(2, -26, 50, 17, UP - 0.9, 0.5) + leaf(2, -26, 46, 16, UP + 1.1, 0.5)],
    ['line', 'M2-26C-4-12-18-8-20 2M2-26C6-10 18-8 20 4M2-26V18', 3.5],
    [
      'body',
      discs(
        [
          [-21, 8],
          [21, 10],
        ],
        19,
      ),
    ],
    ['shade', circle(0, 32, 19)],
    [
      'light',
      discs(
        [
          [-27, 1],
          [15, 3],
          [-6, 25],
        ],
        4.5,
      ),
    ],
    [
      'line',
      [
        [-21, 8],
        [21, 10],
        [0, 32],
      ]
        .map(([x, y]) => star(x! + 4, y! + 5, 6.5, 2.6, 5))
        .join(''),
    ],
  ],
}

const passionfruit: MotifDrawing = {
  colors: { body: '#f6b91f', shade: '#7a2a63', light: '#fff1cf', leaf: '#4f9a4a', line: '#2f1030' },
  layers: [
    ['shade', circle(0, 0, 48)],
    ['light', circle(0, 0, 41)],
    ['body', circle(0, 0, 33)],
    [
      'line',
      Array.from({ length: 13 }, (_, seed) => {
        const at = polar(0, 0, 26 * Math.sqrt((seed + 0.5) / 13), seed * 2.4)
        return leaf(
          at.x - Math.cos(seed * 2.4) * 5,
          at.y - Math.sin(seed * 2.4) * 5,
          11,
          5.5,
          seed * 2.4,
          0.6,
        )
      }).join(''),
    ],
  ],
}

const citrus: MotifDrawing = {
  colors: { body: '#f8942a', shade: '#e2661a', light: '#fff0cf', leaf: '#3f9142', line: '#8a3a10' },
  layers: [
    ['leaf', leaf(26, -34, 40, 13, -0.5, 0.5) + leaf(26, -34, 34, 12, -1.5, 0.5)],
    ['shade', circle(0, 4, 46)],
    ['light', circle(0, 4, 40)],
    [
      'body',
      Array.from({ length: 9 }, (_, cell) => {
        const core = polar(0, 4, 5, (cell * TURN) / 9)
        return sector(core.x, core.y, 31, ((cell - 0.41) * TURN) / 9, ((cell + 0.41) * TURN) / 9)
      }).join(''),
    ],
  ],
}

const stonefruit: MotifDrawing = {
  colors: { body: '#f79a4a', shade: '#e4572e', light: '#ffd9a0', leaf: '#4f9a4a', line: '#6b2312' },
  layers: [
    ['body', 'M0-26C-34-46-52-12-42 16C-34 38-14 48 0 46C14 48 34 38 42 16C52-12 34-46 0-26z'],
    ['shade', 'M0-26C34-46 52-12 42 16C34 38 14 48 0 46C22 30 22-4 0-26z'],
    ['light', 'M-32-8c0-10 6-16 14-16c-6 6-8 14-8 24c-4 2-6-2-6-8z'],
    ['line', 'M0-26Q-2-40 6-48', 4.5],
    ['leaf', leaf(3, -40, 42, 15, -0.25, 0.5)],
  ],
}

const cherry: MotifDrawing = {
  colors: { body: '#c81e3a', shade: '#8a0f2a', light: '#ff9aa0', leaf: '#3f9142', line: '#4a2412' },
  layers: [
    ['line', 'M-22 12C-18-14-4-34 14-46M24 18C24-10 20-30 14-46', 4.5],
    ['leaf', leaf(14, -45, 44, 16, Math.PI + 0.25, 0.5)],
    ['body', circle(-22, 24, 22)],
    ['shade', circle(24, 28, 20)],
    ['light', circle(-30, 16, 5) + circle(17, 21, 4.5)],
  ],
}

const BUNCH = [
  [-28, -12],
  [-9, -14],
  [10, -14],
  [28, -10],
  [-19, 3],
  [0, 2],
  [19, 4],
  [-10, 19],
  [9, 19],
  [0, 35],
] as const
const grape: MotifDrawing = {
  colors: { body: '#7a2a72', shade: '#541850', light: '#d6a0dc', leaf: '#5c9a3f', line: '#3a2412' },
  layers: [
    ['line', 'M0-22V-44', 5],
    ['leaf', star(18, -32, 26, 13, 5, 0.3)],
    ['shade', discs(BUNCH, 12.5)],
    ['body', discs(BUNCH, 10.8)],
    [
      'light',
      discs(
        BUNCH.map(([x, y]) => [x - 3.5, y - 4] as const),
        2.6,
      ),
    ],
  ],
}

const guava: MotifDrawing = {
  colors: { body: '#f4737c', shade: '#7fae3f', light: '#ffd3c8', leaf: '#3f8a3f', line: '#8a3f2a' },
  layers: [
    ['leaf', leaf(6, -42, 40, 14, -0.4, 0.5)],
    ['shade', 'M0-44C-28-44-46-18-44 10C-42 36-22 48 0 48C22 48 42 36 44 10C46-18 28-44 0-44z'],
    ['light', 'M0-36C-22-36-38-14-36 10C-35 30-18 41 0 41C18 41 35 30 36 10C38-14 22-36 0-36z'],
    ['body', circle(0, 6, 27)],
    [
      'light',
      discs(
        Array.from({ length: 11 }, (_, seed) => {
          const at = polar(0, 6, 21 * Math.sqrt((seed + 0.6) / 11), seed * 2.4)
          return [at.x, at.y] as const
        }),
        3.2,
      ),
    ],
  ],
}

const physalis: MotifDrawing = {
  colors: { body: '#f59a1f', shade: '#c9973f', light: '#f3dca0', leaf: '#7fa04f', line: '#7a4f1a' },
  layers: [
    [
      'light',
      'M0-46C-30-40-50-8-44 18C-36 8-28 6-22 12C-16 2-6 2 0 10C6 2 16 2 22 12C28 6 36 8 44 18C50-8 30-40 0-46z',
    ],
    ['shade', 'M0-46C-20-36-28-10-22 12C-16 2-6 2 0 10C6 2 16 2 22 12C28-10 20-36 0-46z'],
    ['line', 'M0-46V10M0-46C-20-36-28-10-22 12M0-46C20-36 28-10 22 12M0-46q2-5 8-6', 2.6],
    ['body', circle(0, 22, 26)],
    ['light', circle(-9, 14, 5.5)],
  ],
}

const pineapple: MotifDrawing = {
  colors: { body: '#f3b02c', shade: '#cf7d1c', light: '#ffe08a', leaf: '#3f8a45', line: '#7a4412' },
  layers: [
    [
      'leaf',
      [-1.1, -0.6, -0.2, 0.2, 0.6, 1.1]
        .map((turn) => leaf(0, -12, 40 - Math.abs(turn) * 8, 9, UP + turn, 0.4))
        .join(''),
    ],
    ['body', 'M0-16C-26-16-34 4-32 20C-30 40-16 50 0 50C16 50 30 40 32 20C34 4 26-16 0-16z'],
    [
      'shade',
      'M-28-2L14 46M-32 16L-2 48M-12-14L30 34M8-16L33 12M28-2L-14 46M32 16L2 48M12-14L-30 34M-8-16L-33 12',
      2.8,
    ],
  ],
}

const strawberry: MotifDrawing = {
  colors: { body: '#e23340', shade: '#b01a30', light: '#ffd9a8', leaf: '#3f9142', line: '#6a1020' },
  layers: [
    ['body', 'M0 50C-22 40-44 8-38-12C-32-30-10-28 0-22C10-28 32-30 38-12C44 8 22 40 0 50z'],
    [
      'light',
      [
        [-20, -6],
        [0, -2],
        [20, -6],
        [-12, 12],
        [12, 12],
        [0, 26],
        [-26, 8],
        [26, 8],
      ]
        .map(([x, y]) => leaf(x!, y! - 3, 7, 3, TURN / 4, 0.5))
        .join(''),
    ],
    ['leaf', [-1.4, -0.75, 0, 0.75, 1.4].map((turn) => leaf(0, -24, 30, 10, UP + turn * 1.15, 0.5)).join('')],
    ['leaf', 'M0-26Q0-40 8-46', 4.5],
  ],
}

const apple: MotifDrawing = {
  colors: { body: '#c9d64a', shade: '#8fae34', light: '#f4f8c0', leaf: '#3f8a3f', line: '#4a2f12' },
  layers: [
    ['body', 'M0-22C-16-36-46-28-44 6C-42 32-22 50-8 46C-3 44 3 44 8 46C22 50 42 32 44 6C46-28 16-36 0-22z'],
    ['shade', 'M0-22C16-36 46-28 44 6C42 32 22 50 8 46C26 30 24-6 0-22z'],
    ['light', 'M-34-4c1-10 8-15 15-14c-7 5-9 12-9 22c-4 1-6-3-6-8z'],
    ['line', 'M0-22Q-2-38 6-46', 4.5],
    ['leaf', leaf(3, -38, 34, 12, -0.3, 0.5)],
  ],
}

const mango: MotifDrawing = {
  colors: { body: '#f7b733', shade: '#e8642f', light: '#ffe39a', leaf: '#3f8a45', line: '#6b3a12' },
  layers: [
    ['body', 'M14-40C44-38 54-6 40 20C28 42-2 50-26 38C-48 26-46-2-28-18C-16-28-4-42 14-40z'],
    ['shade', 'M14-40C44-38 54-6 40 20C28 42-2 50-26 38C10 36 36 8 14-40z'],
    ['light', 'M-32 14C-34 2-24-8-14-14C-20-2-24 8-24 18C-28 22-31 20-32 14z'],
    ['line', 'M14-40Q12-46 16-50', 4.5],
    ['leaf', leaf(15, -46, 44, 13, Math.PI - 0.1, 0.5)],
  ],
}

const banana: MotifDrawing = {
  colors: { body: '#f8d23f', shade: '#e0a21f', light: '#fff0a8', leaf: '#6f8f2f', line: '#5a3a12' },
  layers: [
    ['shade', 'M-14-40C-44 6-16 46 36 42C40 41 42 36 38 34C8 30-8 2-2-38z'],
    ['body', 'M-2-40C-18 6 2 32 42 26C46 25 47 20 43 18C20 14 8-8 10-40z'],
    ['line', 'M-12-42L10-44', 9],
  ],
}

const watermelon: MotifDrawing = {
  colors: { body: '#ee4b5a', shade: '#2f7d45', light: '#e9f3c0', leaf: '#7fc25a', line: '#3a1016' },
  layers: [
    ['shade', 'M-50-20a50 50 0 0 0 100 0z'],
    ['light', 'M-44-20a44 44 0 0 0 88 0z'],
    ['body', 'M-39-20a39 39 0 0 0 78 0z'],
    [
      'line',
      [
        [-22, -10],
        [0, -9],
        [22, -10],
        [-12, 4],
        [12, 4],
      ]
        .map(([x, y]) => leaf(x!, y! - 3, 9, 4, TURN / 4, 0.65))
        .join(''),
    ],
  ],
}

const pumpkin: MotifDrawing = {
  colors: { body: '#f0812f', shade: '#c9571d', light: '#ffb86a', leaf: '#4f8a3f', line: '#5a2a10' },
  layers: [
    ['shade', 'M-22-24a24 34 0 1 0 0 68a24 34 0 1 0 0-68M22-24a24 34 0 1 1 0 68a24 34 0 1 1 0-68z'],
    ['body', 'M0-26a20 36 0 1 0 0 72a20 36 0 1 0 0-72z'],
    ['light', 'M-8-14c-5 8-6 20-5 32c-5-6-4-28 5-32z'],
    ['leaf', 'M0-24Q-2-38 10-46', 8],
  ],
}

/** Fruit that beers are made with. */
export const FRUITS = {
  raspberry,
  berries,
  passionfruit,
  citrus,
  stonefruit,
  cherry,
  grape,
  guava,
  physalis,
  pineapple,
  strawberry,
  apple,
  mango,
  banana,
  watermelon,
  pumpkin,
} satisfies Record<string, MotifDrawing>
