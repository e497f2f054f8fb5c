export interface WheatPalette {
  sky: readonly [string, string]
  sun: string
  /** Kernels of an ear by turns. */
  ear: readonly [string, string]
  stem: string
  ground: readonly [string, string]
  deep: string
}

export const WHEAT_PALETTES: readonly WheatPalette[] = [
  {
    sky: ['#f8dcc3', '#f2c5a1'],
    sun: '#fdf1de',
    ear: ['#db8329', '#8a3a26'],
    stem: '#8a3a26',
    ground: ['#8a3a26', '#a54f31'],
    deep: '#6d2b1d',
  },
  {
    sky: ['#dfebe4', '#e9e0bc'],
    sun: '#fbf7e4',
    ear: ['#e9ae33', '#2a6f7a'],
    stem: '#2a6f7a',
    ground: ['#2a6f7a', '#3d8a90'],
    deep: '#1f5660',
  },
  {
    sky: ['#fbe6a2', '#f6d16b'],
    sun: '#fffbe8',
    ear: ['#b5651d', '#7a4512'],
    stem: '#3f6b45',
    ground: ['#3f6b45', '#57875a'],
    deep: '#2f5236',
  },
  {
    sky: ['#cfe6ef', '#b1d4e5'],
    sun: '#fdf6df',
    ear: ['#f4b62f', '#cb7c17'],
    stem: '#274b73',
    ground: ['#274b73', '#3c679a'],
    deep: '#1f3c5d',
  },
  {
    sky: ['#f5d6d1', '#ebbbb6'],
    sun: '#fff3ea',
    ear: ['#b9394a', '#e08a3f'],
    stem: '#6b1f3a',
    ground: ['#5a1f3d', '#7b2f50'],
    deep: '#4d1a34',
  },
  {
    sky: ['#f8f1dc', '#eeddb2'],
    sun: '#f2a83b',
    ear: ['#5b8a3f', '#dba520'],
    stem: '#2f5a34',
    ground: ['#2f5a34', '#47794a'],
    deep: '#24472a',
  },
  {
    sky: ['#40234a', '#54305e'],
    sun: '#f0805a',
    ear: ['#f4ba4a', '#e8823f'],
    stem: '#f4ba4a',
    ground: ['#2a1433', '#391d44'],
    deep: '#2a1433',
  },
  {
    sky: ['#e96f42', '#f08a52'],
    sun: '#fde6b8',
    ear: ['#fde0a0', '#7a1f2b'],
    stem: '#7a1f2b',
    ground: ['#7a1f2b', '#97303a'],
    deep: '#5f1722',
  },
  {
    sky: ['#86c5b0', '#a3d6c2'],
    sun: '#fff2cf',
    ear: ['#fbd75b', '#f08c3a'],
    stem: '#14524a',
    ground: ['#14524a', '#226b60'],
    deep: '#104139',
  },
]
