import type { SpokenInEnglish } from './spoken-in-english.ts'

/** The texts of a part of the catalogue in another language: every code of it, and no other. */
export type Translated<Original> = { readonly [Code in keyof Original]: string }

/** The same in English, which the specification speaks here and there itself: those need no other text. */
export type InEnglish<Original> = Translated<Omit<Original, SpokenInEnglish>> &
  Partial<Translated<Pick<Original, keyof Original & SpokenInEnglish>>>
