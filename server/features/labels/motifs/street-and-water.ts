import { circle } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const stairs: MotifDrawing = {
  colors: { body: '#d98b4f', shade: '#8a4a2a', light: '#f7e0b8', leaf: '#4f8f7a', line: '#3a1f14' },
  layers: [
    ['shade', 'M-46 46V30H-28V14H-10V-2H8V-18H26V-34H46V46z'],
    ['body', 'M-46 46V34H-28V18H-10V2H8V-14H26V-30H36V46z'],
    ['light', 'M-46 30H-26V36H-46zM-28 14H-8V20H-28zM-10-2H10V4H-10zM8-18H28V-12H8zM26-34H46V-28H26z'],
    ['leaf', 'M-44-4V-44H-14V-4H-20V-22a9 9 0 0 0-18 0V-4z'],
    ['line', 'M-38 44V36M-20 44V20M-2 44V4M16 44V-10', 2.4],
  ],
}

const poncho: MotifDrawing = {
  colors: { body: '#b5482a', shade: '#7a2a1c', light: '#f5dca8', leaf: '#2f7f86', line: '#2f1410' },
  layers: [
    ['line', 'M-40 36V46M-30 34V46M-20 33V46M-10 32V46M0 32V46M10 32V46M20 33V46M30 34V46M40 36V46', 3],
    ['body', 'M-9-42H9L46-20L44 38C20 30-20 30-44 38L-46-20z'],
    ['shade', 'M-46-20L-45 4C-20-4 20-4 45 4L46-20C20-28-20-28-46-20z'],
    ['light', 'M-45 9C-20 1 20 1 45 9V16C20 8-20 8-45 16zM-44 28C-20 20 20 20 44 28V33C20 25-20 25-44 33z'],
    ['leaf', 'M-34-12L-26-19L-18-12L-26-5zM-8-14L0-21L8-14L0-7zM18-12L26-19L34-12L26-5z'],
    ['line', 'M-9-43Q0-26 9-43z'],
  ],
}

const target: MotifDrawing = {
  colors: { body: '#d9442f', shade: '#8a241c', light: '#fff2d8', leaf: '#f2b53a', line: '#2a1410' },
  layers: [
    ['body', circle(0, 0, 46)],
    ['light', circle(0, 0, 36)],
    ['body', circle(0, 0, 26)],
    ['light', circle(0, 0, 16)],
    ['shade', circle(0, 0, 8)],
    ['line', 'M0 0L34-34', 4],
    ['leaf', 'M26-26L30-42L46-46L42-30z'],
  ],
}

const car: MotifDrawing = {
  colors: { body: '#d94f3a', shade: '#7f2a24', light: '#cfe8ee', leaf: '#f5c94a', line: '#221718' },
  layers: [
    [
      'body',
      'M-48 22V4C-46-4-38-6-30-7L-18-24C-16-28-12-29-8-29H14C20-29 24-26 27-22L36-7C44-5 48 0 48 8V22z',
    ],
    ['light', 'M-22-7L-13-21H0V-7zM5-7V-21H14L26-7z'],
    ['shade', 'M-48 12H48V22H-48z'],
    ['leaf', 'M40 0H48V9H40zM-48 0H-42V8H-48z'],
    ['line', circle(-26, 22, 12) + circle(27, 22, 12)],
    ['light', circle(-26, 22, 5) + circle(27, 22, 5)],
  ],
}

const stall: MotifDrawing = {
  colors: { body: '#e5562f', shade: '#274b73', light: '#fff4dc', leaf: '#f2b53a', line: '#2b1a14' },
  layers: [
    ['shade', 'M-36-6H-30V46H-36zM30-6H36V46H30z'],
    ['light', 'M-36-4H36V14H-36z'],
    ['leaf', `${circle(-20, 8, 8)}${circle(-4, 8, 8)}${circle(12, 8, 8)}${circle(24, 9, 6)}`],
    ['shade', 'M-42 14H42V46H-42z'],
    [
      'light',
      'M-44-38H44L48-10a8 8 0 0 1-16 0a8 8 0 0 1-16 0a8 8 0 0 1-16 0a8 8 0 0 1-16 0a8 8 0 0 1-16 0a8 8 0 0 1-16 0z',
    ],
    [
      'body',
      'M-44-38H-28L-32-10a8 8 0 0 1-16 0zM-14-38H0V-10a8 8 0 0 1-16 0zM14-38H28L32-10a8 8 0 0 1-16 0z',
    ],
    ['line', 'M-34 24H34M-34 35H34', 2.6],
  ],
}

const window: MotifDrawing = {
  colors: { body: '#c4512d', shade: '#7a2a1c', light: '#fbe9c0', leaf: '#3f8f5a', line: '#2c1510' },
  layers: [
    ['shade', 'M-24 34V-24a24 24 0 0 1 48 0V34z'],
    ['light', 'M-18 30V-22a18 18 0 0 1 36 0V30z'],
    ['body', 'M-26-22L-46-32V38L-26 34zM26-22L46-32V38L26 34z'],
    [
      'shade',
      'M-30-14L-42-19V-12L-30-8zM-30 2L-42-1V6L-30 8zM-30 18L-42 17V24L-30 24zM30-14L42-19V-12L30-8zM30 2L42-1V6L30 8zM30 18L42 17V24L30 24z',
    ],
    ['line', 'M0-40V30M-18-8H18', 3],
    [
      'leaf',
      'M-30 32C-34 20-22 18-20 26C-18 16-6 16-4 25C0 15 10 16 10 25C14 16 24 18 22 26C28 20 36 24 30 34z',
    ],
    ['body', 'M-34 32H34L30 46H-30z'],
  ],
}

const gate: MotifDrawing = {
  colors: { body: '#7a4a2a', shade: '#4a2a18', light: '#f3dcae', leaf: '#3f9aa8', line: '#24120a' },
  layers: [
    ['shade', 'M-44-34H44V-24H-44zM-40-24H-30V46H-40zM30-24H40V46H30z'],
    ['body', 'M-26-12H26V22H-26z'],
    ['line', 'M-26-12L26 22M26-12L-26 22M0-40V-12', 3],
    ['light', `${circle(0, -42, 7)}M-26-12H26V-7H-26zM-26 17H26V22H-26z`],
    ['leaf', 'M-28 26H28C34 32 42 36 48 46H-48C-42 36-34 32-28 26z'],
    ['light', 'M-14 30Q-16 38-24 44M0 30V44M14 30Q16 38 24 44', 3],
  ],
}

const waterfall: MotifDrawing = {
  colors: { body: '#3f8fb8', shade: '#3a4a3a', light: '#f2fbfb', leaf: '#4f8f4a', line: '#1d2a24' },
  layers: [
    ['shade', 'M-48-30H-20V46H-48zM20-30H48V46H20z'],
    ['leaf', 'M-48-28C-46-44-34-46-30-38C-24-44-16-38-18-28zM48-28C46-44 34-46 30-38C24-44 16-38 18-28z'],
    ['body', 'M-22-30C-8-38 8-38 22-30V36H-22z'],
    ['light', 'M-14-26V24M-5-29V30M5-24V18M14-27V28', 4],
    ['light', `${circle(-22, 38, 9)}${circle(-8, 40, 10)}${circle(8, 40, 10)}${circle(22, 38, 9)}`],
    ['line', 'M-40-14V6M-32 4V26M40-10V12M32 8V30', 2.4],
  ],
}

const river: MotifDrawing = {
  colors: { body: '#3f8fb8', shade: '#2f6f4f', light: '#e8f6f4', leaf: '#f2b53a', line: '#17323f' },
  layers: [
    ['leaf', circle(20, -28, 15)],
    ['shade', 'M-48-6C-34-26-18-26-6-10C6-24 30-26 48-4V46H-48z'],
    ['body', 'M-4-10C10-2 14 6-2 14C-22 24-34 32-36 46H30C22 36 16 30 24 20C34 8 18-4 2-10z'],
    ['light', 'M4 2Q10 8 2 13M-10 26Q-20 32-22 42M6 24Q4 34 12 42', 3],
    ['line', 'M-34-2L-40 12H-28zM36 2L30 18H42zM-40 16L-46 30H-34z'],
  ],
}

const hummingbird: MotifDrawing = {
  colors: { body: '#1f8f6f', shade: '#145a6a', light: '#f6e7c0', leaf: '#e0447a', line: '#10302c' },
  layers: [
    ['line', 'M14-22L48-38', 3],
    ['shade', 'M-8 2C-16-24-36-42-48-44C-44-20-32 2-10 12z'],
    ['body', 'M-2 0C-2-28-12-44-20-50C-30-28-24-4-8 10z'],
    [
      'body',
      'M20-20C18-32 2-34-2-22C-4-10-14 2-14 16C-16 26-26 36-30 48L-20 42L-16 50L-8 36C8 28 20 10 18-8z',
    ],
    ['leaf', 'M18-14C8-8 2-10 0-18C-2-6 4 2 14 2C18-4 20-10 18-14z'],
    ['light', 'M14 3C6 6-2 8-6 14C-2 24 4 22 10 14z'],
    ['line', circle(9, -22, 3)],
  ],
}

/** What stands in streets and markets, and what water does. */
export const STREET_AND_WATER = {
  stairs,
  poncho,
  target,
  car,
  stall,
  window,
  gate,
  waterfall,
  river,
  hummingbird,
}
