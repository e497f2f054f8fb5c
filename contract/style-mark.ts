import type { BeerType } from './limits.ts'

/** Where a style's small drawing is: `/labels/styles/wheat-beer.svg`. */
export function styleMark(type: BeerType): string {
  return `/labels/styles/${type.toLowerCase().replaceAll(' ', '-')}.svg`
}
