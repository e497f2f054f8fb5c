import { circle } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const clover: MotifDrawing = {
  colors: { body: '#3f9a4a', shade: '#2a6f38', light: '#cfe8a0', leaf: '#7fbf5a', line: '#12301a' },
  layers: [
    ['shade', 'M0 2C2 22 8 36 20 47', 6],
    [
      'body',
      'M0-2C-11-13-25-19-23-33C-21-46-6-48 0-37C6-48 21-46 23-33C25-19 11-13 0-2zM-2 2C-12-9-18-20-31-19C-46-18-50-1-38 6C-47 16-40 30-27 29C-14 28-9 14-2 2zM2 2C12-9 18-20 31-19C46-18 50-1 38 6C47 16 40 30 27 29C14 28 9 14 2 2z',
    ],
    ['light', 'M0-10V-28M-9 4L-28 6M9 4L28 6', 3],
  ],
}

const thistle: MotifDrawing = {
  colors: { body: '#8d4fa8', shade: '#5f2f7a', light: '#d9a8e8', leaf: '#4f8f4a', line: '#1f2a16' },
  layers: [
    ['leaf', 'M0 18V50', 5],
    ['leaf', 'M0 46C-12 26-30 28-44 16C-40 36-24 48 0 48zM0 42C12 24 28 26 42 12C40 32 24 44 0 46z'],
    ['body', 'M-16-6L-36-36L-21-30L-16-47L-8-33L0-50L8-33L16-47L21-30L36-36L16-6z'],
    ['light', 'M-8-12L-15-32M0-12V-38M8-12L15-32', 2.6],
    ['leaf', 'M-19-9C-27 4-18 23 0 23C18 23 27 4 19-9z'],
    ['line', 'M-15-2L0 11L15-2M-11 11L0 18L11 11M-8-8L0 1L8-8', 2.4],
  ],
}

const TWIST =
  'M34 42C18 26 10 12 2-8C-8-34-28-42-40-26C-50-8-34 26 0 40M-34 42C-18 26-10 12-2-8C8-34 28-42 40-26C50-8 34 26 0 40'

const pretzel: MotifDrawing = {
  colors: { body: '#c9762f', shade: '#7a3f16', light: '#fff4dc', leaf: '#e8a85a', line: '#3a1c0a' },
  layers: [
    ['shade', TWIST, 14],
    ['body', TWIST, 10],
    [
      'light',
      [
        [-40, -14],
        [-30, -30],
        [-36, 8],
        [40, -14],
        [30, -30],
        [36, 8],
        [-16, 30],
        [16, 30],
        [0, -2],
      ]
        .map(([x, y]) => circle(x!, y!, 2.2))
        .join(''),
    ],
  ],
}

const acorn: MotifDrawing = {
  colors: { body: '#b5763a', shade: '#6f4420', light: '#f0d09a', leaf: '#5f7f3a', line: '#2a170a' },
  layers: [
    ['leaf', 'M-2-32C-14-52-40-50-50-32C-38-32-28-22-4-26z'],
    ['line', 'M0-32C2-42 8-46 16-48', 5],
    ['body', 'M-27-8C-27 22-10 38 0 50C10 38 27 22 27-8z'],
    ['light', 'M-16 2C-16 15-12 24-6 32', 5],
    ['shade', 'M-35-5C-35-26-16-36 0-36C16-36 35-26 35-5C35 1-35 1-35-5z'],
    ['line', 'M-24-24L-8-3M-6-34L12-3M-30-9L-10-33M10-33L30-9M-12-3L6-34M8-3L26-22', 2],
  ],
}

const maple: MotifDrawing = {
  colors: { body: '#d9562b', shade: '#9c3018', light: '#f7d08a', leaf: '#e8923a', line: '#33120a' },
  layers: [
    [
      'body',
      'M0-50L9-32L20-38L17-14L34-28L37-18L50-18L42-2L48 4L22 22L24 30L4 27V50H-4V27L-24 30L-22 22L-48 4L-42-2L-50-18L-37-18L-34-28L-17-14L-20-38L-9-32z',
    ],
    ['shade', 'M0-50L9-32L20-38L17-14L34-28L37-18L50-18L42-2L48 4L22 22L24 30L4 27V50H0z'],
    ['light', 'M0 44V-34M0 22L-32-6M0 22L32-6M0 6L-12-16M0 6L12-16', 2.6],
  ],
}

const milk: MotifDrawing = {
  colors: { body: '#f6f0e0', shade: '#bccbd3', light: '#ffffff', leaf: '#3f7fb8', line: '#1c2a38' },
  layers: [
    ['leaf', 'M-13-50H13V-41H-13z'],
    [
      'body',
      'M-10-41H10V-28C10-16 27-10 27 6V44C27 48 25 50 21 50H-21C-25 50-27 48-27 44V6C-27-10-10-16-10-28z',
    ],
    ['shade', 'M3-41H10V-28C10-16 27-10 27 6V44C27 48 25 50 21 50H11C17 30 14 0 3-14z'],
    ['leaf', 'M-27 8H27V36H-27z'],
    ['light', 'M0 11C6 18 9 21 9 25a9 9 0 0 1-18 0C-9 21-6 18 0 11z'],
  ],
}

const drop: MotifDrawing = {
  colors: { body: '#3f9ac4', shade: '#22648a', light: '#e4f6fa', leaf: '#8fd0e0', line: '#0f2c3c' },
  layers: [
    ['body', 'M0-50C14-26 33-6 33 16C33 36 18 49 0 49C-18 49-33 36-33 16C-33-6-14-26 0-50z'],
    ['shade', 'M0-50C14-26 33-6 33 16C33 36 18 49 0 49C18 30 20-10 0-50z'],
    ['light', 'M-20 10C-21 25-13 35-2 37', 5],
    ['leaf', circle(-40, -22, 6) + circle(38, -32, 7) + circle(-26, -42, 4)],
  ],
}

const tractor: MotifDrawing = {
  colors: { body: '#3f8f4a', shade: '#26602f', light: '#dff0ea', leaf: '#f2b53a', line: '#1d2018' },
  layers: [
    ['line', 'M-26-12V-36', 5],
    ['body', 'M-46-12H2V18H-46zM0-40H36V18H0z'],
    ['light', 'M7-32H29V-8H7z'],
    ['shade', 'M-5-47H41V-38H-5zM-46 2H2V9H-46z'],
    ['line', circle(22, 22, 25) + circle(-30, 30, 17)],
    ['leaf', circle(22, 22, 13) + circle(-30, 30, 8)],
    ['line', circle(22, 22, 4.4)],
  ],
}

/** What grows, is baked or milked. */
export const FIELD_AND_KITCHEN = { clover, thistle, pretzel, acorn, maple, milk, drop, tractor }
