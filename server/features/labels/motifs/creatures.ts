import { circle } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const elephant: MotifDrawing = {
  colors: { body: '#8d9aa6', shade: '#5f6c78', light: '#f6efe0', leaf: '#d9729a', line: '#22262c' },
  layers: [
    ['shade', 'M-16-30C-34-46-52-34-50-8C-48 12-34 20-20 12zM16-30C34-46 52-34 50-8C48 12 34 20 20 12z'],
    ['leaf', 'M-20-22C-32-32-43-24-42-6C-41 6-32 10-23 5zM20-22C32-32 43-24 42-6C41 6 32 10 23 5z'],
    [
      'body',
      'M-22-26C-16-42 16-42 22-26C26-10 22 4 14 12C12 24 12 34 20 38C26 40 30 36 30 30L38 32C38 46 26 52 14 48C0 44-6 28-10 12C-20 4-26-10-22-26z',
    ],
    ['light', 'M-15 10C-22 20-28 24-36 22C-33 34-18 33-9 20zM15 9C24 17 28 17 33 14C33 24 23 28 13 22z'],
    ['line', circle(-11, -12, 3) + circle(11, -12, 3)],
    ['line', 'M-5 22H6M-2 31H8M4 40H13', 2.4],
  ],
}

const monkey: MotifDrawing = {
  colors: { body: '#7a4a2c', shade: '#4f2e1c', light: '#f0cfa0', leaf: '#e0a070', line: '#1f120a' },
  layers: [
    ['body', circle(-36, -4, 13) + circle(36, -4, 13)],
    ['leaf', circle(-37, -4, 7) + circle(37, -4, 7)],
    ['shade', 'M-8-42C-8-54 2-54 2-46C8-54 14-48 10-40z'],
    ['body', 'M-30-8C-30-36-14-46 0-46C14-46 30-36 30-8C32 20 22 46 0 46C-22 46-32 20-30-8z'],
    [
      'light',
      'M0-14C-8-28-26-22-24-6C-23 2-20 6-18 8C-28 22-18 40 0 40C18 40 28 22 18 8C20 6 23 2 24-6C26-22 8-28 0-14z',
    ],
    ['line', `${circle(-10, -6, 4)}${circle(10, -6, 4)}${circle(-4, 12, 2)}${circle(4, 12, 2)}`],
    ['line', 'M-12 24Q0 36 12 24', 3],
  ],
}

const pig: MotifDrawing = {
  colors: { body: '#f0a0a4', shade: '#c96a78', light: '#fbdcd8', leaf: '#e07f8c', line: '#3a161c' },
  layers: [
    ['shade', 'M-36-8L-40-46L-8-34zM36-8L40-46L8-34z'],
    ['body', circle(0, 6, 40)],
    ['light', circle(-28, 16, 5) + circle(28, 16, 5)],
    ['leaf', 'M-19 16C-19 1 19 1 19 16C19 32-19 32-19 16z'],
    ['line', `${circle(-7, 16, 3.4)}${circle(7, 16, 3.4)}${circle(-15, -9, 3.6)}${circle(15, -9, 3.6)}`],
    ['line', 'M-10 35Q0 41 10 35', 2.6],
  ],
}

const frog: MotifDrawing = {
  colors: { body: '#5fa33f', shade: '#3a6f2c', light: '#f4f2cf', leaf: '#e9b23c', line: '#16240f' },
  layers: [
    ['shade', 'M-18 20C-40 6-54 26-48 48H-16zM18 20C40 6 54 26 48 48H16z'],
    ['body', circle(-20, -28, 16) + circle(20, -28, 16)],
    ['body', 'M-40-8C-40-32 40-32 40-8C44 14 30 40 0 47C-30 40-44 14-40-8z'],
    ['light', 'M-30 8C-14 18 14 18 30 8C28 28 12 42 0 42C-12 42-28 28-30 8z'],
    ['leaf', circle(-20, -29, 10) + circle(20, -29, 10)],
    ['line', circle(-19, -29, 5) + circle(19, -29, 5)],
    ['line', 'M-34-6C-18 8 18 8 34-6', 3.2],
  ],
}

const raven: MotifDrawing = {
  colors: { body: '#33333f', shade: '#17171f', light: '#e8e4da', leaf: '#e0a03a', line: '#0e0e14' },
  layers: [
    ['leaf', 'M-4 24V46M8 22V46M-10 47H2M4 47H16', 3.4],
    [
      'body',
      'M-50 34C-42 8-28-8-10-14C-10-36 8-46 22-38C30-35 34-30 36-26C30-22 29-16 28-8C26 14 8 30-14 30L-30 44L-34 34z',
    ],
    ['leaf', 'M31-33L50-24L33-19z'],
    ['shade', 'M-40 26C-28 4-6-6 14-4C12 12-6 24-26 26z'],
    ['light', 'M-20 18C-8 14 0 8 6 0', 2.6],
    ['light', circle(21, -27, 4.6)],
    ['line', circle(22, -27, 2.2)],
  ],
}

const ghost: MotifDrawing = {
  colors: { body: '#f2efe6', shade: '#c2bfd2', light: '#ffffff', leaf: '#8d7ae0', line: '#1d1a2a' },
  layers: [
    ['body', 'M-34 46V-8C-34-34-18-48 0-48C18-48 34-34 34-8V46L22 36L11 48L0 37L-11 48L-22 36z'],
    ['shade', 'M14-45C27-38 34-26 34-8V46L22 36L15 43C24 10 24-20 14-45z'],
    ['line', 'M-14-22C-21-22-21-4-14-4C-7-4-7-22-14-22zM8-22C1-22 1-4 8-4C15-4 15-22 8-22z'],
    ['line', 'M-10 9C-10 2 4 2 4 9C4 24-10 24-10 9z'],
    ['leaf', circle(-24, 4, 4) + circle(18, 4, 4)],
  ],
}

const robot: MotifDrawing = {
  colors: { body: '#4b8fa8', shade: '#2c5a70', light: '#f4ecd0', leaf: '#f2a03c', line: '#14242c' },
  layers: [
    ['line', 'M0-34V-44M-18 32V44M18 32V44', 4.4],
    ['leaf', circle(0, -45, 5)],
    ['shade', 'M-45-18H-32V8H-45zM32-18H45V8H32zM-24 24H24V34H-24zM-30 43H-8V50H-30zM8 43H30V50H8z'],
    ['body', 'M-36-36H36V26H-36z'],
    ['light', 'M-27-25H27V-3H-27z'],
    ['line', circle(-12, -14, 6) + circle(12, -14, 6)],
    ['leaf', 'M-24 6H24V17H-24z'],
    ['line', 'M-14 6V17M-5 6V17M5 6V17M14 6V17', 2.4],
  ],
}

/** Beasts that names of beers from elsewhere speak of, and what only looks alive. */
export const CREATURES = { elephant, monkey, pig, frog, raven, ghost, robot }
