import { circle, star } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const lighthouse: MotifDrawing = {
  colors: { body: '#e5483f', shade: '#b02a2a', light: '#fff6e0', leaf: '#ffd65a', line: '#2a2430' },
  layers: [
    ['leaf', 'M-8-32L-50-46V-16zM8-32L50-46V-16z'],
    ['light', 'M-12-20H12L20 46H-20z'],
    ['body', 'M-13-8H13L15 8H-15zM-17 24H17L20 44H-20z'],
    ['shade', 'M3-20H12L20 46H5z'],
    ['line', 'M-16-24H16V-18H-16zM-9-42H9L5-50H-5zM-26 44H26V50H-26z'],
    ['leaf', 'M-8-42H8V-24H-8z'],
    ['line', 'M-8-42V-24M0-42V-24M8-42V-24', 2.4],
  ],
}

const boat: MotifDrawing = {
  colors: { body: '#d9483f', shade: '#2f6f9c', light: '#fff6e0', leaf: '#f2b53a', line: '#24303f' },
  layers: [
    ['line', 'M-2 20V-48', 3.4],
    ['light', 'M2-46C26-30 34-6 34 12H2z'],
    ['leaf', 'M-6-36C-20-18-28 0-30 12H-6z'],
    ['body', 'M-44 18H46C40 36 30 40 22 40H-22C-32 40-40 32-44 18z'],
    ['shade', 'M-50 44q8-7 17 0t17 0t17 0t17 0t17 0t16 0', 5],
  ],
}

const anchor: MotifDrawing = {
  colors: { body: '#2f4a6b', shade: '#1c2f4a', light: '#e8b84a', leaf: '#2f4a6b', line: '#12203a' },
  layers: [
    ['body', 'M0-28V44M-20-14H20', 8],
    ['body', 'M-40 12C-36 34-18 44 0 44C18 44 36 34 40 12', 8],
    ['body', 'M-50 20L-40 2L-28 20zM50 20L40 2L28 20z'],
    ['light', circle(0, -38, 10)],
    ['shade', circle(0, -38, 4.5)],
  ],
}

const bell: MotifDrawing = {
  colors: { body: '#e8b03a', shade: '#b87a1f', light: '#fff0b0', leaf: '#8a5a1f', line: '#4a2c0c' },
  layers: [
    ['leaf', 'M-10-38a10 10 0 1 1 20 0z'],
    ['shade', circle(0, 38, 9)],
    ['body', 'M0-40C-26-40-26-8-30 10C-32 20-42 24-44 34H44C42 24 32 20 30 10C26-8 26-40 0-40z'],
    ['shade', 'M4-40C26-40 26-8 30 10C32 20 42 24 44 34H22C14 10 22-26 4-40z'],
    ['light', 'M-14-26c-6 8-6 22-8 32c-4-10 0-26 8-32z'],
    ['line', 'M-38 26H38', 3.2],
  ],
}

const train: MotifDrawing = {
  colors: { body: '#c9402f', shade: '#8a241f', light: '#fff0d0', leaf: '#3a3f4a', line: '#1c1f26' },
  layers: [
    ['light', circle(-26, -42, 7) + circle(-14, -46, 8) + circle(0, -46, 6)],
    ['leaf', 'M-36-34H-22V-14H-36z'],
    ['body', 'M-44-14H10V-34H46V24H-44z'],
    ['light', 'M18-26H38V-8H18z'],
    ['shade', 'M-44 8H46V18H-44zM6-40H50V-33H6z'],
    ['leaf', 'M-46 24L-50 40H-36zM-40 24H46V30H-40z'],
    ['line', circle(-24, 36, 11) + circle(2, 36, 11) + circle(32, 32, 16)],
    ['light', circle(-24, 36, 4) + circle(2, 36, 4) + circle(32, 32, 6)],
  ],
}

const cablecar: MotifDrawing = {
  colors: { body: '#e5483f', shade: '#a82a2f', light: '#dff0f4', leaf: '#f2b53a', line: '#24262e' },
  layers: [
    ['line', 'M-50-28L50-46M0-38V-18', 4],
    ['body', 'M-22-18H22C34-18 38-8 38 6V28C38 40 30 44 20 44H-20C-30 44-38 40-38 28V6C-38-8-34-18-22-18z'],
    ['light', 'M-30-6H-4V16H-30zM4-6H30V16H4z'],
    ['leaf', 'M-38 22H38V29H-38z'],
    ['line', circle(-8, -37, 5) + circle(8, -40, 5)],
  ],
}

const lamp: MotifDrawing = {
  colors: { body: '#2f3a44', shade: '#1c242c', light: '#ffdf8a', leaf: '#f2a83a', line: '#12181e' },
  layers: [
    ['body', 'M-4 50H4V24H-4zM-14 44H14V50H-14z'],
    ['light', 'M-20-20H20L13 22H-13z'],
    ['leaf', 'M0 16C-10 12-8 0 0-12C8 0 10 12 0 16z'],
    ['body', 'M-24-20L0-44L24-20zM-16 20H16V27H-16z'],
    ['body', 'M-20-20L-13 22M20-20L13 22M0-44V-50', 4],
  ],
}

const drum: MotifDrawing = {
  colors: { body: '#d9483f', shade: '#9c2a2f', light: '#fff0d0', leaf: '#f2b53a', line: '#33160f' },
  layers: [
    ['line', 'M-48-44L-8-16M48-44L8-16', 5],
    ['body', 'M-38-10V30C-38 44 38 44 38 30V-10z'],
    ['leaf', 'M-38-6L-22 38L-8-2L0 41L10-2L22 38L38-6', 4],
    ['light', 'M0-24a38 14 0 1 0 0 28a38 14 0 1 0 0-28z'],
    ['leaf', 'M0-24a38 14 0 1 0 0 28a38 14 0 1 0 0-28z', 4],
  ],
}

const house: MotifDrawing = {
  colors: { body: '#e8b04a', shade: '#c9572f', light: '#fff4d8', leaf: '#2f7f86', line: '#3a1f12' },
  layers: [
    ['body', 'M-36-6H36V46H-36z'],
    ['shade', 'M-46-4L0-44L46-4z'],
    ['leaf', 'M-10 14H10V46H-10zM-30 4H-16V20H-30zM16 4H30V20H16z'],
    ['light', 'M-36 42H36V48H-36z'],
    ['light', circle(0, -16, 6)],
  ],
}

const tower: MotifDrawing = {
  colors: { body: '#d9c49a', shade: '#a8875a', light: '#fff4dc', leaf: '#7a3f2a', line: '#33200f' },
  layers: [
    ['body', 'M-36 48V-6H-14V-24H14V-6H36V48z'],
    ['shade', 'M14-24V48H36V-6H14z'],
    ['leaf', 'M-18-24L0-48L18-24zM-40-6L-25-20L-14-8V-4H-40zM40-6L25-20L14-8V-4H40z'],
    ['line', 'M-8 48V24a8 8 0 0 1 16 0V48zM-6-4a6 6 0 0 1 12 0V6H-6zM-28 10h7v12h-7zM21 10h7v12h-7z'],
  ],
}

const skull: MotifDrawing = {
  colors: { body: '#f4ead2', shade: '#cfbd98', light: '#e5483f', leaf: '#3f9a7a', line: '#1c1620' },
  layers: [
    ['body', 'M0-46C-30-46-46-26-42 0C-40 12-30 16-24 22V42H24V22C30 16 40 12 42 0C46-26 30-46 0-46z'],
    ['line', `${circle(-18, -4, 12) + circle(18, -4, 12)}M0 8L-6 20H6z`],
    ['light', star(-18, -4, 9, 5, 8) + star(18, -4, 9, 5, 8)],
    ['leaf', star(0, -30, 9, 4, 6)],
    ['line', 'M-12 28V42M0 28V42M12 28V42M-22 28H22', 3],
  ],
}

const crown: MotifDrawing = {
  colors: { body: '#f2b92f', shade: '#c98a1c', light: '#fff0b0', leaf: '#d9383f', line: '#4a2c0c' },
  layers: [
    ['body', 'M-40 32L-48-22L-22 2L0-38L22 2L48-22L40 32z'],
    ['shade', 'M-40 24H40V38H-40z'],
    ['leaf', circle(0, -40, 7) + circle(-48, -24, 6) + circle(48, -24, 6) + circle(0, 14, 6)],
    ['light', circle(-22, 31, 3.4) + circle(0, 31, 3.4) + circle(22, 31, 3.4)],
  ],
}

const gear: MotifDrawing = {
  colors: { body: '#7f8a94', shade: '#4f5a66', light: '#e8ecec', leaf: '#e8a03a', line: '#20262e' },
  layers: [
    ['shade', star(0, 0, 50, 36, 10)],
    ['body', circle(0, 0, 38)],
    ['light', circle(0, 0, 22)],
    ['leaf', star(0, 0, 18, 8, 6)],
  ],
}

const bicycle: MotifDrawing = {
  colors: { body: '#e5483f', shade: '#a8242c', light: '#fff0d0', leaf: '#2f3a44', line: '#20262e' },
  layers: [
    ['line', circle(-28, 18, 20) + circle(28, 18, 20), 4],
    ['body', 'M-28 18L-12-16H20L28 18M-12-16L2 18H-28M2 18L20-16M-16-24L-12-16M20-16L16-28H26', 5],
    ['leaf', 'M-26-27H-8M-28 18h0M28 18h0M2 18h0', 7],
  ],
}

const rocket: MotifDrawing = {
  colors: { body: '#f4efe2', shade: '#c9c4b4', light: '#7fc8e0', leaf: '#e5483f', line: '#24262e' },
  layers: [
    ['leaf', 'M-16 16L-34 38L-14 34zM16 16L34 38L14 34z'],
    ['body', 'M0-50C-20-32-22 6-14 34H14C22 6 20-32 0-50z'],
    ['shade', 'M0-50C20-32 22 6 14 34H4C12 4 10-28 0-50z'],
    ['leaf', 'M0-50C-8-43-13-34-15-26H15C13-34 8-43 0-50z'],
    ['light', circle(0, -8, 9)],
    ['line', circle(0, -8, 9), 3],
    ['leaf', 'M-9 38H9L0 56z'],
  ],
}

const guitar: MotifDrawing = {
  colors: { body: '#d98a3f', shade: '#8f4a20', light: '#fbe6bc', leaf: '#4a2413', line: '#2a140a' },
  layers: [
    ['leaf', 'M30-50L38-42L8-10L0-18z'],
    ['body', 'M12-12C22-2 14 8 16 16C18 36-6 52-26 44C-46 36-50 12-32 0C-22-6-18-8-16-14C-10-24 4-22 12-12z'],
    ['leaf', circle(-9, 5, 8.5)],
    ['light', 'M36-46L-24 20', 1.8],
    ['leaf', 'M-32 18L-18 32', 5],
  ],
}

const heart: MotifDrawing = {
  colors: { body: '#e0384a', shade: '#a81f3a', light: '#ffc0b8', leaf: '#f2b53a', line: '#4a0f1c' },
  layers: [
    [
      'leaf',
      Array.from(
        { length: 9 },
        (_, ray) =>
          `M0-6L${Math.round(Math.cos(-Math.PI + (ray * Math.PI) / 8) * 50)} ${Math.round(-6 + Math.sin(-Math.PI + (ray * Math.PI) / 8) * 44)}`,
      ).join(''),
      4,
    ],
    ['body', 'M0 46C-24 28-40 10-38-10C-36-30-10-32 0-12C10-32 36-30 38-10C40 10 24 28 0 46z'],
    ['shade', 'M0 46C24 28 40 10 38-10C36-24 24-30 14-27C32-10 20 22 0 46z'],
    ['light', 'M-28-8c0-8 5-12 11-11c-5 4-6 9-5 16c-4 1-6-1-6-5z'],
  ],
}

const devil: MotifDrawing = {
  colors: { body: '#d9342f', shade: '#94181f', light: '#fff0c8', leaf: '#f2b53a', line: '#2a0a0e' },
  layers: [
    ['leaf', 'M-26-24C-44-30-48-44-42-50C-38-40-30-36-18-34zM26-24C44-30 48-44 42-50C38-40 30-36 18-34z'],
    ['body', 'M0-38C-26-38-36-20-32 4C-28 28-12 40 0 50C12 40 28 28 32 4C36-20 26-38 0-38z'],
    ['light', 'M-24-10L-6-2C-8 8-24 6-24-10zM24-10L6-2C8 8 24 6 24-10z'],
    ['line', circle(-13, -1, 3) + circle(13, -1, 3)],
    ['line', 'M-14 20Q0 34 14 20', 3.6],
    ['shade', 'M-6 36L0 50L6 36z'],
  ],
}

/** What people make. */
export const MADE_THINGS = {
  lighthouse,
  boat,
  anchor,
  bell,
  train,
  cablecar,
  lamp,
  drum,
  house,
  tower,
  skull,
  crown,
  gear,
  bicycle,
  rocket,
  guitar,
  heart,
  devil,
} satisfies Record<string, MotifDrawing>
