export interface SunPalette {
  sky: readonly [string, string, ...string[]]
  sun: string
  water: readonly [string, string, string]
  hill: readonly [string, string]
  cloud: string
  boat: string
  deep: string
}

export const SUN_AND_RIVER_PALETTES: readonly SunPalette[] = [
  {
    sky: ['#f2b134', '#f9d488'],
    sun: '#fff4d8',
    water: ['#5b3a8e', '#fdeccb', '#3f2670'],
    hill: ['#d8862a', '#b8642a'],
    cloud: '#fdeccb',
    boat: '#fff8e8',
    deep: '#3f2670',
  },
  {
    sky: ['#f3cf5b', '#faeab4'],
    sun: '#fffaea',
    water: ['#2a7f7b', '#fbf1cf', '#1c5a5c'],
    hill: ['#e0a03b', '#7fa05a'],
    cloud: '#fffaea',
    boat: '#d9532f',
    deep: '#174a4c',
  },
  {
    sky: ['#f4795a', '#fbb596'],
    sun: '#fff0d6',
    water: ['#1f3b68', '#f8dcc2', '#2f5f97'],
    hill: ['#c5482f', '#8f2f35'],
    cloud: '#fbd9c2',
    boat: '#fff0d6',
    deep: '#1a2f55',
  },
  {
    sky: ['#a5d8de', '#d6eeea'],
    sun: '#f2603f',
    water: ['#14506b', '#eef6ea', '#2b86a0'],
    hill: ['#3c9a86', '#257466'],
    cloud: '#fbfdf6',
    boat: '#fbfdf6',
    deep: '#123f55',
  },
  {
    sky: ['#bfe0c0', '#e8f3d6'],
    sun: '#f4b12f',
    water: ['#20613f', '#f7efcc', '#3f8f5b'],
    hill: ['#7ab27f', '#4c8c62'],
    cloud: '#fbfaea',
    boat: '#e5603a',
    deep: '#174a30',
  },
  {
    sky: ['#f6a6b0', '#fcd6d0'],
    sun: '#ffdc5e',
    water: ['#2440a0', '#fbe9e2', '#4b73d1'],
    hill: ['#dd6a84', '#a8447a'],
    cloud: '#fff1ec',
    boat: '#ffdc5e',
    deep: '#1d2f78',
  },
  {
    sky: ['#e2523c', '#f08a4b', '#f6bd60'],
    sun: '#fdf0c8',
    water: ['#3c1f4f', '#f3c08f', '#7b2f60'],
    hill: ['#a8323f', '#6d2450'],
    cloud: '#f6bd60',
    boat: '#fdf0c8',
    deep: '#35194a',
  },
  {
    sky: ['#fdf1d6', '#f7dd9f'],
    sun: '#e2472f',
    water: ['#234a7d', '#fdf1d6', '#d99a2b'],
    hill: ['#4f7fae', '#e0b04a'],
    cloud: '#ffffff',
    boat: '#e2472f',
    deep: '#1c3a63',
  },
  {
    sky: ['#2d8f9d', '#58b3b3', '#8fd0c3'],
    sun: '#ffd65a',
    water: ['#0f3b52', '#f6e6bb', '#d9643a'],
    hill: ['#1b6675', '#154f63'],
    cloud: '#d9efe4',
    boat: '#fff3d1',
    deep: '#0d3146',
  },
]

export interface HopPalette {
  /** The bracts, from the deepest colour to the lightest. */
  bracts: readonly [string, string, string, string]
  accent: string
  deep: string
}

export const HOP_PALETTES: readonly HopPalette[] = [
  { bracts: ['#1f5a3d', '#3b8753', '#a8cc52', '#f5f1d6'], accent: '#f25f4c', deep: '#143d2a' },
  { bracts: ['#14472f', '#2f8a4e', '#7cc24a', '#f6cf4a'], accent: '#fdf6dc', deep: '#0f3523' },
  { bracts: ['#0f4c4a', '#2b8c7e', '#8fd0b0', '#f6e7b4'], accent: '#f08a3c', deep: '#0c3a39' },
  { bracts: ['#3b4a1e', '#74862b', '#c9b93a', '#f3e4a8'], accent: '#c4512d', deep: '#2c3716' },
  { bracts: ['#12365a', '#1f6f8b', '#57b894', '#ebf1cc'], accent: '#f7b52c', deep: '#0e2946' },
  { bracts: ['#5a1f1a', '#a63d26', '#e0803a', '#f7d9a0'], accent: '#4b8a57', deep: '#451612' },
  { bracts: ['#3a1d4a', '#6d3a78', '#8cc152', '#f3edd6'], accent: '#f5a623', deep: '#2d163a' },
  { bracts: ['#1d5c4b', '#f2788f', '#f9b9a8', '#fdf0dc'], accent: '#ffd04d', deep: '#164638' },
  { bracts: ['#24382b', '#e5593b', '#f3a63b', '#fbeecb'], accent: '#7fb069', deep: '#1c2c22' },
  { bracts: ['#17423a', '#c9dc62', '#6aa84f', '#fbf8e4'], accent: '#2f9fb0', deep: '#12342e' },
]

export interface NightPalette {
  sky: string
  glow: string
  moon: string
  star: string
  /** From the farthest hill to the nearest. */
  hills: readonly [string, string, string, string]
  line: string
  deep: string
}

export const NIGHT_PALETTES: readonly NightPalette[] = [
  {
    sky: '#26162a',
    glow: '#36203a',
    moon: '#eccb9e',
    star: '#f6e6cb',
    hills: ['#5d3149', '#743a4b', '#45233a', '#2c1727'],
    line: '#dd9f7c',
    deep: '#26162a',
  },
  {
    sky: '#1c1513',
    glow: '#2b201a',
    moon: '#e0a441',
    star: '#f4e2b8',
    hills: ['#4a3420', '#6a4724', '#37261a', '#211713'],
    line: '#cf9240',
    deep: '#1c1513',
  },
  {
    sky: '#111c36',
    glow: '#1a2a4c',
    moon: '#f5e8c4',
    star: '#dfe9f5',
    hills: ['#2b4a75', '#3d6591', '#1e365d', '#122140'],
    line: '#9abfe0',
    deep: '#111c36',
  },
  {
    sky: '#0f2320',
    glow: '#17332e',
    moon: '#ebdca8',
    star: '#e9f0cf',
    hills: ['#2a5748', '#3c7156', '#1c4036', '#112925'],
    line: '#8fc79d',
    deep: '#0f2320',
  },
  {
    sky: '#2b1239',
    glow: '#3d1c4f',
    moon: '#f8aca4',
    star: '#fbdcd2',
    hills: ['#5f2a6d', '#8c367b', '#451d57', '#2a1138'],
    line: '#f7969f',
    deep: '#2b1239',
  },
  {
    sky: '#2c0f13',
    glow: '#40171b',
    moon: '#f3dcb4',
    star: '#f7e4c4',
    hills: ['#7a2226', '#9c3330', '#561a1d', '#331114'],
    line: '#e8ac68',
    deep: '#2c0f13',
  },
  {
    sky: '#17222c',
    glow: '#22323e',
    moon: '#ff9f5f',
    star: '#d9ece8',
    hills: ['#2f5560', '#427680', '#234350', '#16262f'],
    line: '#98ccc5',
    deep: '#17222c',
  },
  {
    sky: '#1d1f4b',
    glow: '#2a2d66',
    moon: '#ffd75e',
    star: '#f4efff',
    hills: ['#4a3f93', '#d1597a', '#33307a', '#1b1c48'],
    line: '#f2a65a',
    deep: '#1d1f4b',
  },
]

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

export interface FruitPalette {
  ground: string
  second: string
  flesh: string
  rind: string
  pulp: string
  leaf: string
  spark: string
  deep: string
}

export const FRUIT_PALETTES: readonly FruitPalette[] = [
  {
    ground: '#f66d85',
    second: '#fb93a2',
    flesh: '#ffe1d6',
    rind: '#8fc93a',
    pulp: '#c2264b',
    leaf: '#3f8f3f',
    spark: '#ffd23f',
    deep: '#5b1030',
  },
  {
    ground: '#4fc3c0',
    second: '#7bd5cd',
    flesh: '#fff3d9',
    rind: '#f4546a',
    pulp: '#f9968a',
    leaf: '#14777a',
    spark: '#ffcf4a',
    deep: '#0f4c54',
  },
  {
    ground: '#ffd04a',
    second: '#ffdf80',
    flesh: '#fff6d8',
    rind: '#e8503a',
    pulp: '#f79a3c',
    leaf: '#3c8f55',
    spark: '#7b2d72',
    deep: '#6a2560',
  },
  {
    ground: '#c9a6e6',
    second: '#dcc3f0',
    flesh: '#fdf1d8',
    rind: '#5b2a86',
    pulp: '#ff6f61',
    leaf: '#6db24a',
    spark: '#ffc84a',
    deep: '#43206a',
  },
  {
    ground: '#ff9150',
    second: '#ffab73',
    flesh: '#ffe9bd',
    rind: '#a5183d',
    pulp: '#e23c4f',
    leaf: '#2f7d4f',
    spark: '#fff4e0',
    deep: '#6f1235',
  },
  {
    ground: '#b9dc5a',
    second: '#cfe88a',
    flesh: '#fff8df',
    rind: '#2f7d45',
    pulp: '#ff5d73',
    leaf: '#2f7d45',
    spark: '#f9a233',
    deep: '#1f5237',
  },
  {
    ground: '#5a1746',
    second: '#6f2157',
    flesh: '#ffd9c9',
    rind: '#f25c78',
    pulp: '#ffb52e',
    leaf: '#8cc63f',
    spark: '#ffd1c2',
    deep: '#3d0e30',
  },
  {
    ground: '#2f6fb0',
    second: '#4486c4',
    flesh: '#fff0d4',
    rind: '#ffb52e',
    pulp: '#f0643c',
    leaf: '#8fd06a',
    spark: '#ffdd6b',
    deep: '#183f69',
  },
]

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
    ranges: ['#94745a', '#765946', '#543d2e', '#2d2018'],
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
]
