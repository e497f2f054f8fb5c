/** What beers are told apart by, each from 0 (not at all) to 4 (above all else): the dials of *Para ti*, in their order. */
export const TASTES = ['bitter', 'dark', 'strong', 'hoppy', 'sour', 'fruity'] as const
export type Taste = (typeof TASTES)[number]
export type TasteProfile = Record<Taste, number>

/** What somebody says of the tastes that matter to them; what is left out may be as it likes. */
export type Dials = Partial<TasteProfile>

export const TASTE_MAX = 4
