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
