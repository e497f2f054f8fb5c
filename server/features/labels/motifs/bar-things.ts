import { circle, star, TURN } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const glass: MotifDrawing = {
  colors: { body: '#f0a93a', shade: '#c8742a', light: '#fff6e0', leaf: '#fbdc94', line: '#3a2010' },
  layers: [
    ['body', 'M-28-26H28C32-4 22 10 18 20C14 30 16 38 18 44H-18C-16 38-14 30-18 20C-22 10-32-4-28-26z'],
    ['shade', 'M8-26H28C32-4 22 10 18 20C14 30 16 38 18 44H6C8 30 12-4 8-26z'],
    [
      'light',
      'M-32-24a10 10 0 0 1 2-18a12 12 0 0 1 20-4a13 13 0 0 1 22 0a12 12 0 0 1 18 6a9 9 0 0 1 2 16C20-16-20-18-32-24z',
    ],
    ['leaf', 'M-20-14C-22 2-14 10-12 20', 4],
    ['line', `${circle(-6, 2, 2.4)}${circle(4, 14, 2.4)}${circle(-2, 26, 2.4)}`],
    ['shade', 'M-24 44H24V49H-24z'],
  ],
}

const tap: MotifDrawing = {
  colors: { body: '#c9a24a', shade: '#7f5f22', light: '#fbeec2', leaf: '#b5432f', line: '#2a1c0c' },
  layers: [
    ['leaf', 'M-8-8C-14-30-12-50 0-50C12-50 14-30 8-8z'],
    ['light', 'M-4-16C-7-30-6-42-1-44', 3],
    ['body', 'M-44 0H14C28 0 34 10 34 22V30H18V24C18 19 15 17 10 17H-44z'],
    ['shade', 'M-49-8H-38V26H-49zM-10-10H10V2H-10zM16 28H36V34H16z'],
    ['line', 'M-34 6H8', 2.4],
    ['light', 'M27 37C32 43 33 49 27 50C21 49 22 43 27 37z'],
  ],
}

const cap: MotifDrawing = {
  colors: { body: '#d9442f', shade: '#8a241c', light: '#fff2d8', leaf: '#f2b53a', line: '#2a1410' },
  layers: [
    ['shade', star(0, 0, 48, 41, 21)],
    ['body', circle(0, 0, 38)],
    ['light', circle(0, 0, 30)],
    ['leaf', star(0, 1, 27, 11, 5, TURN / 2)],
    ['line', circle(0, 0, 5)],
  ],
}

const jug: MotifDrawing = {
  colors: { body: '#8a5a34', shade: '#5a3820', light: '#f3e0b8', leaf: '#d98b3a', line: '#24140a' },
  layers: [
    ['shade', 'M12-30C34-34 36-8 18-4', 6],
    ['leaf', 'M-7-50H7V-40H-7z'],
    [
      'body',
      'M-8-40H8V-28C26-18 32-6 32 10V44C32 48 30 50 26 50H-26C-30 50-32 48-32 44V10C-32-6-26-18-8-28z',
    ],
    ['light', 'M-24 6H24V34H-24z'],
    ['leaf', star(0, 20, 12, 5, 6)],
    ['line', 'M-22-4Q-18-14-10-18', 3],
  ],
}

/** What beer comes from and goes into: what is shown of one that speaks of nothing. */
export const BAR_THINGS = { glass, tap, cap, jug }
