import { circle, star } from '../shapes.ts'
import type { MotifDrawing } from './motif.ts'

const hand: MotifDrawing = {
  colors: { body: '#e0a070', shade: '#a8653c', light: '#f9e2c4', leaf: '#c9402f', line: '#2c150c' },
  layers: [
    [
      'body',
      'M-22 46V24C-34 16-46 4-48-6C-46-15-36-12-26 0V-34C-26-43-14-43-14-34V-12H-13V-42C-13-51-1-51-1-42V-12H0V-39C0-48 12-48 12-39V-8H13V-28C13-37 25-37 25-28V16C25 26 20 32 18 36V46z',
    ],
    ['line', 'M-13-10V-34M0-10V-40M12.5-6V-32M-16 14C-6 5 8 5 20 11M-12 27C-5 19 0 17 4 8', 2.4],
    ['leaf', 'M-28 38H24V50H-28z'],
    ['light', 'M-24 42H20V45H-24z'],
  ],
}

const smile: MotifDrawing = {
  colors: { body: '#f5c23a', shade: '#d98b1f', light: '#fff6dc', leaf: '#e0474f', line: '#2a1708' },
  layers: [
    ['shade', circle(2, 3, 45)],
    ['body', circle(-1, -1, 44)],
    ['line', 'M-15-26C-22-26-22-6-15-6C-8-6-8-26-15-26zM13-26C6-26 6-6 13-6C20-6 20-26 13-26z'],
    ['line', 'M-30 4H28C26 28 12 35-1 35C-14 35-28 28-30 4z'],
    ['light', 'M-25 5H23L21 14H-23z'],
    ['leaf', 'M-16 27C-8 18 8 18 14 27C8 34-10 34-16 27z'],
  ],
}

const lady: MotifDrawing = {
  colors: { body: '#f2c14a', shade: '#b9781f', light: '#f9dcc0', leaf: '#c9344a', line: '#2c160e' },
  layers: [
    ['body', 'M-32 44C-46 20-42-47 0-47C42-47 46 20 32 44C16 50-16 50-32 44z'],
    ['leaf', 'M-36 50C-32 36-14 32 0 32C14 32 32 36 36 50z'],
    [
      'light',
      'M-19-14C-8-16 2-20 8-30C12-18 18-16 20-12C22 8 12 24 8 27V37C4 43-4 43-8 37V27C-14 23-21 6-19-14z',
    ],
    ['line', circle(-8, -4, 2.8) + circle(9, -4, 2.8)],
    ['leaf', 'M-6 14Q1 9 8 14Q1 22-6 14z'],
    ['shade', 'M-29-8C-31 14-29 28-25 40M29-8C31 14 29 28 25 40M-4-40C-20-38-28-28-30-18', 3],
  ],
}

const clock: MotifDrawing = {
  colors: { body: '#fdf3da', shade: '#c9432f', light: '#fff8e8', leaf: '#f2b53a', line: '#26140e' },
  layers: [
    ['line', 'M-24 34L-34 48M24 34L34 48M0-36V-46', 5],
    ['leaf', 'M-38-20C-44-40-24-52-10-42zM38-20C44-40 24-52 10-42z'],
    ['shade', circle(0, 4, 40)],
    ['body', circle(0, 4, 32)],
    ['line', 'M0 4V-18M0 4L14 13', 4.4],
    ['shade', 'M0-23V-19M0 27V31M-27 4H-23M23 4H27', 3],
  ],
}

const compass: MotifDrawing = {
  colors: { body: '#c98f2f', shade: '#8a5a1c', light: '#fdf3da', leaf: '#d9342f', line: '#26180c' },
  layers: [
    ['shade', 'M-9-50H9V-36H-9z'],
    ['body', circle(0, 5, 43)],
    ['light', circle(0, 5, 34)],
    ['line', 'M0-26V-20M0 30V36M-31 5H-25M25 5H31', 3],
    ['leaf', 'M20-23L8 12L-8-2z'],
    ['line', 'M-20 33L-8-2L8 12z'],
    ['light', circle(0, 5, 4)],
  ],
}

const medal: MotifDrawing = {
  colors: { body: '#e8b03a', shade: '#a8741c', light: '#fff0c0', leaf: '#c9342f', line: '#33200a' },
  layers: [
    ['leaf', 'M-24 4L-36 50L-18 40L-4 49L4 14zM24 4L36 50L18 40L4 49L-4 14z'],
    ['shade', star(0, -12, 39, 33, 16)],
    ['body', circle(0, -12, 30)],
    ['light', star(0, -12, 23, 10, 5)],
    ['line', circle(0, -12, 4)],
  ],
}

const ace: MotifDrawing = {
  colors: { body: '#fdf6e6', shade: '#b9503f', light: '#fffaf0', leaf: '#d9342f', line: '#1c1a20' },
  layers: [
    ['shade', 'M-20-48L42-36L26 46L-36 34z'],
    ['body', 'M-36-44H24V46H-36z'],
    ['line', 'M-6-24C2-10 20-3 17 10C14 20 2 18-2 9L3 24H-15L-10 9C-14 18-26 20-29 10C-32-3-14-10-6-24z'],
    ['leaf', 'M-28-40L-22-33L-28-26L-34-33zM16 28L22 35L16 42L10 35z'],
  ],
}

const chalice: MotifDrawing = {
  colors: { body: '#d9a83a', shade: '#946a1c', light: '#fff4d4', leaf: '#8a2a2a', line: '#2c1c0a' },
  layers: [
    ['light', 'M-34-30C-38-46-18-52-10-44C-4-54 12-52 14-44C26-52 40-42 34-30z'],
    ['body', 'M-36-34H36C36-4 22 12 8 14V34C20 36 26 40 28 48H-28C-26 40-20 36-8 34V14C-22 12-36-4-36-34z'],
    ['shade', 'M14-34H36C36-4 22 12 8 14V34C20 36 26 40 28 48H10C2 20 16-8 14-34z'],
    ['leaf', 'M-14-21H-6V-29H2V-21H10V-13H2V2H-6V-13H-14z'],
    ['line', 'M-8 24H8', 3.4],
  ],
}

/** Faces, signs and what is won. */
export const PEOPLE_AND_SIGNS = { hand, smile, lady, clock, compass, medal, ace, chalice }
