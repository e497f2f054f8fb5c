/** The colours of prints, cloths and tiles: of things and plain forms, whatever they show. */
export interface PrintPalette {
  ground: string
  /** Near the ground: rays and patterns behind. */
  second: string
  main: string
  light: string
  accent: string
  deep: string
}

const of = (ground: string, second: string, main: string, light: string, accent: string, deep: string) => ({
  ground,
  second,
  main,
  light,
  accent,
  deep,
})

/** By what is in the glass: pale and golden beers, hops, dark ones, grain, fruit, smoke and strength. */
export const PRINT_PALETTES = {
  golden: [
    of('#f6c84a', '#f9d878', '#e5562f', '#fff4d6', '#2a7f8f', '#1c3f57'),
    of('#a8dbe2', '#c4e8ea', '#f2683f', '#fdf8e6', '#f7c03f', '#14455e'),
    of('#f4ead2', '#eadcb8', '#d9442f', '#fffaf0', '#2f6fb0', '#1d3557'),
    of('#2f7fb8', '#4690c6', '#f7c03f', '#fdf3d8', '#f2683f', '#12335c'),
    of('#f58d62', '#f9a57e', '#fff0cf', '#fff7e8', '#2b5f7a', '#3f1d3a'),
  ],
  hoppy: [
    of('#2f7d4a', '#3d8c58', '#f5d34e', '#f5f1d6', '#f25f4c', '#123a26'),
    of('#c5da6a', '#d4e58a', '#1f6b45', '#fbf8e4', '#f0723f', '#154030'),
    of('#f7e8b0', '#f0da8f', '#2b8a5a', '#fffbe8', '#ef6a3f', '#1c4a34'),
    of('#1f6f78', '#2f8089', '#b8dd6a', '#f0f4d4', '#ffb24a', '#0e3a44'),
    of('#f49a5a', '#f7ae78', '#1d5c4b', '#fdf0dc', '#c9dc62', '#164638'),
  ],
  dark: [
    of('#1c1513', '#2b201a', '#e0a441', '#f4e2b8', '#c9573a', '#120d0b'),
    of('#111c36', '#1a2a4c', '#9abfe0', '#f5e8c4', '#e8a04f', '#0b1226'),
    of('#2b1239', '#3d1c4f', '#f8aca4', '#fbe6d2', '#f2b53a', '#1c0a27'),
    of('#0f2320', '#17332e', '#8fc79d', '#ebe4b8', '#e58a4a', '#091614'),
    of('#3a1512', '#4f201a', '#eab27a', '#f8e6cc', '#8fb59a', '#240b0a'),
  ],
  grain: [
    of('#f8dcc3', '#f2c5a1', '#b5482a', '#fff6e8', '#2a6f7a', '#5f2417'),
    of('#cfe6ef', '#b8d9e6', '#e8962a', '#fdf8e6', '#274b73', '#1c3558'),
    of('#f5e3a0', '#f0d67a', '#3f6b45', '#fffbe8', '#c4512d', '#26412c'),
    of('#86c5b0', '#9bd1be', '#f5c94a', '#fdf6dc', '#e2603f', '#104139'),
    of('#e9a0a0', '#f0b5b0', '#7a1f3a', '#fff1e8', '#f7cf5f', '#4d1430'),
  ],
  fruity: [
    of('#fb93a2', '#fda9b4', '#c2264b', '#fff0e4', '#5fae4a', '#5b1030'),
    of('#7bd5cd', '#93dfd8', '#f4546a', '#fff6e2', '#ffcf4a', '#0f4c54'),
    of('#ffd760', '#ffe085', '#e8503a', '#fff8e0', '#7b2d72', '#5a1f52'),
    of('#d5b8ee', '#e0caf4', '#5b2a86', '#fdf4e0', '#ff7f5f', '#36195c'),
    of('#cfe88a', '#dcf0a6', '#e23c6a', '#fff9e4', '#2f7d45', '#1f5237'),
    of('#5a1746', '#6f2157', '#ffb52e', '#ffe3d4', '#f25c78', '#3a0d2d'),
  ],
  strong: [
    of('#93402c', '#a34d36', '#f2cb7c', '#f8e2c4', '#2f5f6a', '#451510'),
    of('#e9bb63', '#efc97c', '#a8391f', '#fdf2d8', '#35524a', '#42200f'),
    of('#24475e', '#2f566f', '#f8b553', '#eef4ee', '#e0703f', '#10242f'),
    of('#f1e3c4', '#e8d5ac', '#b3472a', '#fffaf0', '#5f7a4a', '#3e2519'),
    of('#47553a', '#546446', '#f4d06d', '#f4f0d4', '#e2764a', '#202b1d'),
  ],
} as const satisfies Record<string, readonly PrintPalette[]>

export type PrintMood = keyof typeof PRINT_PALETTES
