import { circle, leaf, TURN } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const crab: MotifDrawing = {
  colors: { body: '#e5533a', shade: '#b0301f', light: '#ffd9b8', leaf: '#e5533a', line: '#4a140c' },
  layers: [
    ['shade', 'M-22 20L-40 36M-14 26L-26 46M22 20L40 36M14 26L26 46M-26 8L-40-8M26 8L40-8', 6],
    [
      'body',
      'M-40-8a16 16 0 1 1 16-24L-36-22L-26-14a16 16 0 0 1-14 6zM40-8a16 16 0 1 0-16-24L36-22L26-14a16 16 0 0 0 14 6z',
    ],
    ['body', 'M-32 10C-30-10 30-10 32 10C30 30-30 30-32 10z'],
    ['line', circle(-9, -2, 4) + circle(9, -2, 4)],
    ['light', 'M-12 16Q0 24 12 16', 3.5],
  ],
}

const fish: MotifDrawing = {
  colors: { body: '#4f97b8', shade: '#2a5f86', light: '#f3e3b8', leaf: '#f08a4a', line: '#16304a' },
  layers: [
    ['leaf', 'M22 0L48-24C44-8 44 8 48 24zM-8-22C0-38 14-36 20-26L6-18zM-4 20L8 34L14 18z'],
    ['body', 'M-48 2C-34-26 4-32 30 0C4 32-34 28-48 2z'],
    ['light', 'M-48 2C-34 28 4 32 30 0C8 14-24 16-48 2z'],
    ['shade', 'M-20-16Q-10 0-20 16M-4-18Q4-6-2 2M8-12Q14-2 8 6', 3.4],
    ['line', circle(-32, -4, 4.2)],
  ],
}

const bird: MotifDrawing = {
  colors: { body: '#e5483f', shade: '#a8242c', light: '#ffd9a8', leaf: '#f2a03c', line: '#2f1216' },
  layers: [
    ['line', 'M-4 24V48M8 22V48M-4 48H-12M8 48H0', 3.2],
    ['body', 'M-34-32C-24-44-8-38-8-24C-8-12-2-8 14-8C34-8 48 6 50 24C28 30-12 34-22 10C-28-4-22-14-26-22z'],
    ['shade', 'M-6 2C10-6 34 0 50 24C30 26 4 26-6 2z'],
    ['leaf', 'M-33-33C-44-30-50-20-50-8C-44-18-36-22-26-23z'],
    ['line', circle(-21, -31, 3)],
  ],
}

const condor: MotifDrawing = {
  colors: { body: '#33302f', shade: '#5a5450', light: '#f4efe2', leaf: '#e58a3a', line: '#17161a' },
  layers: [
    [
      'body',
      'M0-14C-14-30-34-34-50-26L-44-20L-48-12L-38-10L-40-2L-30-2L-28 8C-18 10-10 14-8 30L0 44L8 30C10 14 18 10 28 8L30-2L40-2L38-10L48-12L44-20L50-26C34-34 14-30 0-14z',
    ],
    ['light', 'M-12-10C-18-16-28-18-36-16C-26-12-18-6-10 4zM12-10C18-16 28-18 36-16C26-12 18-6 10 4z'],
    ['light', circle(0, -14, 9)],
    ['leaf', `${circle(0, -20, 6.5)}M-3-16L0-6L3-16z`],
  ],
}

const goat: MotifDrawing = {
  colors: { body: '#e6d2b0', shade: '#a8845a', light: '#fff4de', leaf: '#7a5a3a', line: '#33200f' },
  layers: [
    [
      'leaf',
      'M-10-24C-16-46-38-50-46-36C-48-26-42-22-38-26C-38-36-26-36-22-18zM10-24C16-46 38-50 46-36C48-26 42-22 38-26C38-36 26-36 22-18z',
    ],
    ['shade', leaf(-18, -12, 28, 9, Math.PI - 0.25, 0.5) + leaf(18, -12, 28, 9, 0.25, 0.5)],
    ['body', 'M-20-24C-10-32 10-32 20-24C24-8 16 14 10 24C6 30-6 30-10 24C-16 14-24-8-20-24z'],
    ['light', 'M-10 12C-6 4 6 4 10 12C10 26-10 26-10 12z'],
    ['shade', 'M-9 26C-6 40 0 50 2 50C4 44 8 34 9 26z'],
    [
      'line',
      leaf(-14, -6, 9, 5, 0.2, 0.5) +
        leaf(14, -6, 9, 5, Math.PI - 0.2, 0.5) +
        circle(-4, 15, 1.8) +
        circle(4, 15, 1.8),
    ],
  ],
}

const mule: MotifDrawing = {
  colors: { body: '#a5754a', shade: '#6b4426', light: '#f0d9b0', leaf: '#3a2416', line: '#24140a' },
  layers: [
    ['body', 'M4-30C8-44 4-50 0-50C-8-46-10-36-10-28zM22-28C30-40 28-48 24-50C16-46 10-38 10-28z'],
    [
      'body',
      'M-8-30C8-38 26-30 28-14C34 4 40 30 50 50H-10C-6 36-8 26-14 20C-22 30-34 34-42 28C-50 22-46 12-40 4C-32-8-22-22-8-30z',
    ],
    ['light', 'M-42 28C-50 22-46 12-40 4C-32 4-24 12-22 24C-30 32-38 32-42 28z'],
    ['leaf', 'M6-33C24-36 38-20 42 4C46 22 48 36 50 50H40C36 20 28-14 6-33z'],
    ['line', circle(-8, -10, 3.4) + circle(-39, 15, 2.4)],
  ],
}

const turtle: MotifDrawing = {
  colors: { body: '#7f9a3f', shade: '#4f6a2a', light: '#e2d98a', leaf: '#b3b45a', line: '#2c3a16' },
  layers: [
    ['leaf', 'M26 12C32-6 50-4 49 8C48 18 36 20 28 24zM-32 20L-38 38H-24L-20 24zM10 24L14 40H28L24 22z'],
    ['body', 'M-40 22C-40-18-20-34-2-34C18-34 34-14 34 22z'],
    ['light', 'M-14-8L-2-16L10-8L8 8L-12 8z'],
    ['light', 'M-14-8L-28-16M-2-16V-33M10-8L23-18M8 8L22 21M-12 8L-26 21', 3.4],
    ['shade', 'M-42 20H36V28H-42z'],
    ['line', circle(41, 5, 2.8)],
  ],
}

const dog: MotifDrawing = {
  colors: { body: '#c98a4f', shade: '#7a4a26', light: '#f6e6c8', leaf: '#d9483f', line: '#24140a' },
  layers: [
    ['body', 'M-26-26C-14-38 14-38 26-26C34-8 30 20 18 34C8 44-8 44-18 34C-30 20-34-8-26-26z'],
    ['shade', 'M-22-30C-40-34-48-14-44 10C-36 16-28 4-26-12zM22-30C40-34 48-14 44 10C36 16 28 4 26-12z'],
    ['light', 'M-16 22C-14 4-6-4-4-30H4C6-4 14 4 16 22C14 38-14 38-16 22z'],
    ['leaf', 'M-6 28H6V40C6 48-6 48-6 40z'],
    [
      'line',
      `${circle(-14, -6, 4.2) + circle(14, -6, 4.2)}M-9 10C-6 6 6 6 9 10C8 18 2 21 0 21C-2 21-8 18-9 10z`,
    ],
  ],
}

const cat: MotifDrawing = {
  colors: { body: '#45424a', shade: '#2a282e', light: '#f2cf5a', leaf: '#f0a0a0', line: '#17161a' },
  layers: [
    ['body', 'M-36 10L-38-42L-16-26C-6-30 6-30 16-26L38-42L36 10C34 34 14 44 0 44C-14 44-34 34-36 10z'],
    ['leaf', 'M-32-28L-31-10L-21-20zM32-28L31-10L21-20zM-5 12H5L0 19z'],
    ['light', leaf(-26, 0, 20, 10, 0.15, 0.5) + leaf(26, 0, 20, 10, Math.PI - 0.15, 0.5)],
    ['line', 'M-16-2V5M16-2V5', 4],
    ['light', 'M-14 22L-40 18M-14 27L-38 32M14 22L40 18M14 27L38 32', 1.8],
  ],
}

const bear: MotifDrawing = {
  colors: { body: '#7a4f30', shade: '#4f301c', light: '#e2bf8f', leaf: '#7a4f30', line: '#1f120a' },
  layers: [
    ['shade', circle(-30, -26, 16) + circle(30, -26, 16)],
    ['light', circle(-30, -26, 8) + circle(30, -26, 8)],
    ['body', 'M0-40C-30-40-46-18-44 8C-42 34-20 46 0 46C20 46 42 34 44 8C46-18 30-40 0-40z'],
    ['light', 'M0 2C-16 2-22 14-20 24C-18 36-8 40 0 40C8 40 18 36 20 24C22 14 16 2 0 2z'],
    [
      'line',
      circle(-17, -10, 4.4) +
        circle(17, -10, 4.4) +
        'M-10 12C-6 6 6 6 10 12C8 20 2 22 0 22C-2 22-8 20-10 12z',
    ],
    ['line', 'M0 22V30M-8 32Q0 28 8 32', 3],
  ],
}

const wolf: MotifDrawing = {
  colors: { body: '#7f8791', shade: '#4a515c', light: '#f2f0e8', leaf: '#e8b23f', line: '#1c2028' },
  layers: [
    [
      'body',
      'M-40-48L-18-28C-6-32 6-32 18-28L40-48L42-8L50 10L26 16L10 46C4 50-4 50-10 46L-26 16L-50 10L-42-8z',
    ],
    ['shade', 'M-36-38L-32-14L-20-24zM36-38L32-14L20-24zM-6-30L0 6L6-30z'],
    ['light', 'M-46 8L-22-2L-8 10L-9 42C-4 48 4 48 9 42L8 10L22-2L46 8L26 14L10 30H-10L-26 14z'],
    ['leaf', leaf(-26, -8, 18, 8, 0.35, 0.5) + leaf(26, -8, 18, 8, Math.PI - 0.35, 0.5)],
    [
      'line',
      `M-8 32C-6 28 6 28 8 32C6 40 2 42 0 42C-2 42-6 40-8 32z${circle(-18, -4, 2.6)}${circle(18, -4, 2.6)}`,
    ],
  ],
}

const deer: MotifDrawing = {
  colors: { body: '#a8683a', shade: '#6b3f20', light: '#f4dfbc', leaf: '#e6c99a', line: '#2a160a' },
  layers: [
    [
      'leaf',
      'M-8-18C-14-28-16-36-14-48M-13-30C-24-32-32-38-34-48M-15-36L-24-46M8-18C14-28 16-36 14-48M13-30C24-32 32-38 34-48M15-36L24-46',
      4.4,
    ],
    ['shade', leaf(-12, -8, 32, 11, Math.PI - 0.1, 0.5) + leaf(12, -8, 32, 11, 0.1, 0.5)],
    ['body', 'M-16-16C-6-22 6-22 16-16C22-2 12 22 9 34C6 46-6 46-9 34C-12 22-22-2-16-16z'],
    ['light', 'M-9 26C-6 20 6 20 9 26C10 44-10 44-9 26z'],
    ['line', `${circle(-11, 2, 3) + circle(11, 2, 3)}M-6 34Q0 30 6 34Q2 42 0 42Q-2 42-6 34z`],
  ],
}

const snake: MotifDrawing = {
  colors: { body: '#4f9a5a', shade: '#256042', light: '#f4d86a', leaf: '#d9383f', line: '#12301f' },
  layers: [
    ['shade', 'M-36 42C-10 48 34 44 32 22C30 4-26 12-28-10C-30-30 2-34 22-30', 15],
    ['body', 'M-36 40C-10 46 32 42 30 22C28 4-26 12-28-10C-30-30 2-34 20-30', 10],
    [
      'light',
      'M-26 42H-24M-6 43H-4M14 40H16M28 28H30M22 10H24M2 5H4M-16 2H-14M-26-8H-25M-20-24H-18M-4-30H-2',
      5,
    ],
    ['body', leaf(12, -31, 34, 17, 0.05, 0.4)],
    ['leaf', 'M46-29L54-34M46-29L54-25', 2.4],
    ['line', circle(27, -35, 2.6)],
  ],
}

const butterfly: MotifDrawing = {
  colors: { body: '#f08a2f', shade: '#c9441f', light: '#fff0c8', leaf: '#f6c03f', line: '#2a160f' },
  layers: [
    ['body', 'M-3-6C-16-40-48-44-48-22C-48-4-22 4-3 2zM3-6C16-40 48-44 48-22C48-4 22 4 3 2z'],
    ['shade', 'M-3 4C-28 4-38 18-32 32C-24 44-6 28-3 10zM3 4C28 4 38 18 32 32C24 44 6 28 3 10z'],
    ['light', circle(-32, -22, 7) + circle(32, -22, 7) + circle(-22, 22, 5) + circle(22, 22, 5)],
    ['line', leaf(0, -18, 48, 8, TURN / 4, 0.35)],
    ['line', 'M-1-16C-4-28-10-34-16-36M1-16C4-28 10-34 16-36', 2.4],
  ],
}

const octopus: MotifDrawing = {
  colors: { body: '#c9547a', shade: '#8f2f5c', light: '#ffd6dc', leaf: '#c9547a', line: '#33102a' },
  layers: [
    [
      'shade',
      'M-16 10C-24 30-44 22-46 38M-8 14C-10 34-26 34-24 48M16 10C24 30 44 22 46 38M8 14C10 34 26 34 24 48M0 14V44',
      9,
    ],
    ['body', 'M0-48C-28-48-36-24-28-4C-24 8-26 18-18 20C-8 22 8 22 18 20C26 18 24 8 28-4C36-24 28-48 0-48z'],
    ['light', circle(-11, -6, 7.5) + circle(11, -6, 7.5) + circle(-14, -34, 3.5) + circle(-4, -39, 2.4)],
    ['line', circle(-10, -5, 3.6) + circle(10, -5, 3.6)],
  ],
}

/** Animals. */
export const ANIMALS = {
  crab,
  fish,
  bird,
  condor,
  goat,
  mule,
  turtle,
  dog,
  cat,
  bear,
  wolf,
  deer,
  snake,
  butterfly,
  octopus,
} satisfies Record<string, MotifDrawing>
