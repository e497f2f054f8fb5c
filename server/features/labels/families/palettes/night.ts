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
  {
    sky: '#123f55',
    glow: '#1a5269',
    moon: '#fdf0cf',
    star: '#e8f6f2',
    hills: ['#2c8f95', '#55b3a4', '#1d6a78', '#0f3346'],
    line: '#bfe6d2',
    deep: '#0f3346',
  },
  {
    sky: '#3a1c3f',
    glow: '#54284f',
    moon: '#ffc46b',
    star: '#ffe9cf',
    hills: ['#c8506b', '#e8795e', '#8a3560', '#431f4a'],
    line: '#ffd39a',
    deep: '#331838',
  },
  {
    sky: '#22262f',
    glow: '#31363f',
    moon: '#f4ede0',
    star: '#f4ede0',
    hills: ['#6d7480', '#97958f', '#4a505b', '#262a33'],
    line: '#d8c39a',
    deep: '#22262f',
  },
]
