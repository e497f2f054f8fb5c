export interface SierraPalette {
  sky: string
  glow: string
  sun: string
  /** From the farthest range to the nearest. */
  ranges: readonly [string, string, string, string]
  /** The sunlit side and the caps of the peaks. */
  snow: string
  smoke: string
  ember: string
  deep: string
}

export const SIERRA_PALETTES: readonly SierraPalette[] = [
  {
    sky: '#7d2f22',
    glow: '#93402c',
    sun: '#f2cb7c',
    ranges: ['#c25a41', '#a04630', '#6a241a', '#451510'],
    snow: '#f5dcbc',
    smoke: '#e9c6a8',
    ember: '#ffb347',
    deep: '#451510',
  },
  {
    sky: '#3c414a',
    glow: '#4b515c',
    sun: '#ea775c',
    ranges: ['#7b8491', '#5f6673', '#454a56', '#282b33'],
    snow: '#eceef0',
    smoke: '#b8bec8',
    ember: '#ff8a5c',
    deep: '#282b33',
  },
  {
    sky: '#45352a',
    glow: '#574334',
    sun: '#e0954c',
    ranges: ['#b98a5e', '#8c5f42', '#5a3a2a', '#2d1c14'],
    snow: '#eedcc4',
    smoke: '#cdb8a0',
    ember: '#ffb25a',
    deep: '#2d2018',
  },
  {
    sky: '#5c2b40',
    glow: '#713850',
    sun: '#f3c272',
    ranges: ['#a05a76', '#823f5a', '#502338', '#311423'],
    snow: '#f6dccb',
    smoke: '#dfb8c0',
    ember: '#ffb06b',
    deep: '#311423',
  },
  {
    sky: '#e5753f',
    glow: '#ee9258',
    sun: '#ffe6a8',
    ranges: ['#c9502d', '#97351f', '#5f1f1a', '#381215'],
    snow: '#fde0b8',
    smoke: '#fbd6b0',
    ember: '#ffe08a',
    deep: '#381215',
  },
  {
    sky: '#24475e',
    glow: '#315a73',
    sun: '#f8b553',
    ranges: ['#57889d', '#3f6c84', '#1f3c50', '#10242f'],
    snow: '#eef4ee',
    smoke: '#bcd2d6',
    ember: '#ffbf5e',
    deep: '#10242f',
  },
  {
    sky: '#e9bb63',
    glow: '#f0cd85',
    sun: '#c8401f',
    ranges: ['#bf8f40', '#94632e', '#5f3d23', '#35221a'],
    snow: '#fdf0d0',
    smoke: '#fff5dc',
    ember: '#c8401f',
    deep: '#35221a',
  },
  {
    sky: '#47553a',
    glow: '#576648',
    sun: '#f4d06d',
    ranges: ['#8a9a62', '#6a7b48', '#3a4a30', '#202b1d'],
    snow: '#f4f0d4',
    smoke: '#d3d9b8',
    ember: '#ffc45e',
    deep: '#202b1d',
  },
  {
    sky: '#f3b49b',
    glow: '#f8cdb4',
    sun: '#d8432f',
    ranges: ['#b5597a', '#8a3f6b', '#5c2a55', '#351a3a'],
    snow: '#fbe6d4',
    smoke: '#fff3e6',
    ember: '#fff3e6',
    deep: '#351a3a',
  },
  {
    sky: '#f1e3c4',
    glow: '#f8efda',
    sun: '#e2572b',
    ranges: ['#d9a566', '#b06f3a', '#74452a', '#3e2519'],
    snow: '#fffaf0',
    smoke: '#a58f78',
    ember: '#e2572b',
    deep: '#3e2519',
  },
  {
    sky: '#16324f',
    glow: '#1f4366',
    sun: '#f6d27a',
    ranges: ['#e07a3f', '#b9502e', '#7d2f27', '#451a1d'],
    snow: '#fbe3c0',
    smoke: '#8fb1cc',
    ember: '#f6d27a',
    deep: '#10243a',
  },
]
