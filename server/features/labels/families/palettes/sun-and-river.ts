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
