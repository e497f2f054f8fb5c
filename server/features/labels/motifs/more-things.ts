import { circle } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const axe: MotifDrawing = {
  colors: { body: '#9a9fa4', shade: '#5f666d', light: '#eef0ee', leaf: '#b5713a', line: '#2b1a10' },
  layers: [
    ['leaf', 'M-30 46L22-34L30-29L-22 50z'],
    ['line', 'M-26 41L-18 46M-21 33L-13 38', 3],
    ['shade', 'M12-40L36-25L28-12L4-27z'],
    ['body', 'M8-34C-4-42-20-46-36-42C-28-24-18-10-2-2C-4-12-2-20 4-27z'],
    ['light', 'M-36-42C-28-24-18-10-2-2L-8 2C-24-6-36-22-42-40z'],
  ],
}

const eye: MotifDrawing = {
  colors: { body: '#2f8f9a', shade: '#1a4a5a', light: '#fdf6e4', leaf: '#f2a03c', line: '#181a20' },
  layers: [
    ['leaf', 'M-4-46L4-46L2-32H-2zM-34-36L-27-40L-20-28L-24-26zM34-36L27-40L20-28L24-26z'],
    ['shade', 'M-49 4C-28-30 28-30 49 4C28 36-28 36-49 4z'],
    ['light', 'M-41 4C-24-20 24-20 41 4C24 27-24 27-41 4z'],
    ['body', circle(0, 3, 20)],
    ['line', circle(0, 3, 10)],
    ['light', circle(5, -3, 4)],
  ],
}

const bridge: MotifDrawing = {
  colors: { body: '#c4452f', shade: '#7a241c', light: '#f7e3bd', leaf: '#3f8fa8', line: '#2a1410' },
  layers: [
    ['leaf', 'M-49 32Q-37 26-25 32T0 32T25 32T49 32V46H-49z'],
    ['shade', 'M-32-40H-22V36H-32zM22-40H32V36H22z'],
    ['body', 'M-50 8H50V16H-50z'],
    ['body', 'M-50 2Q-38-12-27-38Q0 22 27-38Q38-12 50 2', 3.4],
    ['line', 'M-40-6V8M-16-14V8M-6 0V8M6 0V8M16-14V8M40-6V8', 2],
    ['light', 'M-40 40Q-34 37-28 40M-8 41Q-2 38 4 41M22 40Q28 37 34 40', 2.4],
  ],
}

const rabbit: MotifDrawing = {
  colors: { body: '#c9a074', shade: '#8a6240', light: '#fbf0dc', leaf: '#eaa6a0', line: '#2b1c12' },
  layers: [
    ['body', 'M-6-14C-26-26-30-46-22-50C-12-50-2-34 2-16zM6-16C4-38 12-50 20-50C28-46 22-24 14-12z'],
    ['leaf', 'M-6-20C-18-30-22-42-19-45C-13-42-6-32-3-20zM9-20C9-34 14-44 18-45C21-40 17-28 13-18z'],
    [
      'body',
      'M-16 2C-16-22 24-24 26 0C26 10 20 16 14 18C30 26 32 40 26 48H-26C-34 36-28 20-10 16C-14 12-16 8-16 2z',
    ],
    ['light', `${circle(-28, 40, 9)}M-4 26C4 22 14 26 16 34C16 42 12 46 8 48H-8C-10 40-8 30-4 26z`],
    ['line', `${circle(12, -2, 3.4)}M22 3L28 6L22 9z`],
    ['shade', 'M-20 46Q-24 34-12 28', 3],
  ],
}

const bull: MotifDrawing = {
  colors: { body: '#6b3f2a', shade: '#3f2418', light: '#f3e2c4', leaf: '#e0a070', line: '#1c0f0a' },
  layers: [
    ['light', 'M-16-22C-36-20-44-30-44-46C-54-28-46-8-22-8zM16-22C36-20 44-30 44-46C54-28 46-8 22-8z'],
    ['shade', 'M-22-6C-34-10-44-4-46 6C-36 10-26 8-18 2zM22-6C34-10 44-4 46 6C36 10 26 8 18 2z'],
    ['body', 'M-24-18C-10-28 10-28 24-18C26 2 20 14 16 24H-16C-20 14-26 2-24-18z'],
    ['leaf', 'M-18 22C-10 14 10 14 18 22C24 36 14 46 0 46C-14 46-24 36-18 22z'],
    ['line', `${circle(-12, -2, 3.4)}${circle(12, -2, 3.4)}${circle(-8, 30, 3)}${circle(8, 30, 3)}`],
    ['line', 'M-7 40a7 7 0 0 0 14 0', 2.6],
  ],
}

const bomb: MotifDrawing = {
  colors: { body: '#33343c', shade: '#1d1e24', light: '#e8e4da', leaf: '#f28a2e', line: '#b5713a' },
  layers: [
    ['line', 'M16-26C22-40 34-36 36-44', 4],
    ['leaf', 'M38-50L41-42L49-44L44-37L50-31L42-32L39-24L35-32L27-32L33-38L29-45L36-43z'],
    ['shade', 'M6-30L22-22L16-8L0-16z'],
    ['body', circle(-6, 14, 34)],
    ['light', 'M-30 6C-28-6-20-12-12-12', 5],
  ],
}

export const MORE_THINGS = { axe, eye, bridge, rabbit, bull, bomb }
