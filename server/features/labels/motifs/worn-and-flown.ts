import { circle } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const hat: MotifDrawing = {
  colors: { body: '#b5763a', shade: '#7a4a20', light: '#f0d2a0', leaf: '#c9402f', line: '#2c180a' },
  layers: [
    ['body', 'M-50 4C-44-4-36 8-20 12C-4 16 14 16 28 10C38 6 44-4 50 4C46 28 20 36 0 36C-20 36-46 28-50 4z'],
    ['body', 'M-27 14C-29-8-27-36-14-40C-6-42-4-33 0-33C4-33 6-42 14-40C27-36 29-8 27 14C14 22-14 22-27 14z'],
    ['shade', 'M0-33C4-33 6-42 14-40C25-36 28-14 28 0C20 5 12 6 8 7C10-10 8-24 0-33z'],
    ['leaf', 'M-28 0C-14 9 14 9 28 0L27 14C14 22-14 22-27 14z'],
    ['light', 'M-42 14C-24 30 22 30 42 14', 3],
  ],
}

const boot: MotifDrawing = {
  colors: { body: '#8a4a26', shade: '#54290f', light: '#f0cf9a', leaf: '#d98b3a', line: '#22100a' },
  layers: [
    ['body', 'M-28-42H12V-4C22 10 48 10 49 30V40H-30C-32 10-26-16-28-42z'],
    ['leaf', 'M-33-50H16V-35H-33zM30 14C42 17 48 22 49 38H28C26 30 26 22 30 14z'],
    ['shade', 'M-33 37H50V49H14V44H-8V49H-33z'],
    ['light', 'M-4-25L11-19M-4-13L11-7M-2-1L14 6', 4],
  ],
}

const pick: MotifDrawing = {
  colors: { body: '#7f8a94', shade: '#4f5a64', light: '#f5cf5a', leaf: '#b5763a', line: '#1e2226' },
  layers: [
    ['leaf', 'M-5-26H5L8 50H-8z'],
    ['body', 'M-50-6C-36-34-14-44 0-44C14-44 36-34 50-6C32-22 14-28 0-28C-14-28-32-22-50-6z'],
    ['shade', 'M-12-46H12V-20H-12z'],
    ['light', 'M-40 48L-44 36L-34 26L-20 32L-18 48zM18 48L22 34L36 30L44 40L42 48z'],
    ['line', 'M0-38V-28M-34 36L-28 42M30 36L34 44', 3],
  ],
}

const helmet: MotifDrawing = {
  colors: { body: '#9aa4ac', shade: '#5f6a74', light: '#eef0ec', leaf: '#c9342f', line: '#171c22' },
  layers: [
    ['leaf', 'M-6-38C-10-54 22-56 36-40C48-26 50-4 42 12C36-10 22-26 0-32z'],
    ['body', 'M-32 43V-4C-32-28-16-38 0-38C16-38 32-28 32-4V43C16 51-16 51-32 43z'],
    ['shade', 'M4-38C18-37 32-28 32-4V43C22 48 12 49 4 49z'],
    ['line', 'M-32-8H32V6H5V16H-5V6H-32z'],
    ['line', [-20, -12, 12, 20].flatMap((x) => [24, 34].map((y) => circle(x, y, 2.6))).join('')],
    ['light', 'M-24-12C-23-22-16-29-7-31', 4],
  ],
}

const gem: MotifDrawing = {
  colors: { body: '#d9344a', shade: '#8a1c30', light: '#f9b0b4', leaf: '#ef6a78', line: '#2c0a12' },
  layers: [
    ['body', 'M-30-36H30L49-9L0 47L-49-9z'],
    ['leaf', 'M-30-36L-19-9H-49zM30-36L19-9H49z'],
    ['light', 'M-19-9L0-36L19-9z'],
    ['shade', 'M-49-9H-19L0 47zM19-9H49L0 47z'],
    ['line', 'M-49-9H49M-19-9L0 47L19-9', 2],
  ],
}

const saucer: MotifDrawing = {
  colors: { body: '#9aa4b0', shade: '#5f6a78', light: '#d4f2d0', leaf: '#b6e05a', line: '#1a2028' },
  layers: [
    ['leaf', 'M-16 14L-40 50H40L16 14z'],
    ['light', 'M-24-8C-24-44 24-44 24-8z'],
    ['line', 'M-9-8C-14-30 14-30 9-8z'],
    ['body', 'M-50 2C-44-18 44-18 50 2C44 22-44 22-50 2z'],
    ['shade', 'M-50 2C-30 11 30 11 50 2C44 22-44 22-50 2z'],
    ['light', `${circle(-30, 0, 4)}${circle(-10, 4, 4)}${circle(10, 4, 4)}${circle(30, 0, 4)}`],
  ],
}

const plane: MotifDrawing = {
  colors: { body: '#f6efe0', shade: '#8fa3b8', light: '#fffaf0', leaf: '#d9564a', line: '#24303c' },
  layers: [
    ['leaf', 'M-50 40Q-44 26-34 34T-22 46', 3.4],
    ['light', 'M-50-6L50-42L-18 10z'],
    ['shade', 'M50-42L-18 10L-14 44L-3 22z'],
    ['body', 'M50-42L-3 22L28 38z'],
    ['line', 'M50-42L-18 10', 2.2],
  ],
}

const shutter: MotifDrawing = {
  colors: { body: '#4f8f7a', shade: '#2c5f50', light: '#f9dc8a', leaf: '#c4512d', line: '#16241e' },
  layers: [
    ['leaf', 'M-43-49H43V43H-43z'],
    ['light', 'M-36-42H36V40H-36z'],
    ['body', 'M-36-42H-3V40H-36zM3-42H36V40H3z'],
    ['shade', [-34, -24, -14, -4, 6, 16, 26, 34].map((y) => `M-31 ${y}H-8M8 ${y}H31`).join(''), 4],
    ['line', 'M-48 46H48', 6],
    ['light', circle(-5.5, 2, 2.4) + circle(5.5, 2, 2.4)],
  ],
}

const balcony: MotifDrawing = {
  colors: { body: '#c4512d', shade: '#7a2a1c', light: '#fbe9c0', leaf: '#3f8f5a', line: '#24130e' },
  layers: [
    ['shade', 'M-23 30V-28a23 23 0 0 1 46 0V30z'],
    ['light', 'M-17 30V-27a17 17 0 0 1 34 0V30z'],
    ['line', 'M0-43V10M-17-20H17', 3],
    ['line', [-40, -30, -20, -10, 0, 10, 20, 30, 40].map((x) => `M${x} 10V38`).join(''), 3],
    ['body', 'M-48 4H48V12H-48zM-50 36H50V45H-50zM-40 45H-28L-40 50zM28 45H40V50z'],
    [
      'leaf',
      'M-47 4C-50-10-38-14-34-4C-30-14-18-10-20 4C-22 12-24 20-28 24C-30 18-32 16-34 12C-36 20-38 26-42 28C-42 20-46 12-47 4zM24 4C24-10 34-12 36-2C40-10 50-6 47 4C46 10 44 16 40 20C38 14 36 12 34 10C32 14 30 18 28 18C26 12 25 8 24 4z',
    ],
  ],
}

/** What is worn, thrown and flown, and where one looks out of. */
export const WORN_AND_FLOWN = { hat, boot, pick, helmet, gem, saucer, plane, shutter, balcony }
