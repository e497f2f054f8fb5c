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
