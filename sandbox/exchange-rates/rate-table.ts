/** Units of each currency for one US dollar: plausible, and the same every day unless somebody sets another. */
export const RATES_OF_A_DOLLAR = {
  ARS: 1417,
  BRL: 5.3512,
  CLP: 941.37,
  COP: 3871.2,
  PEN: 3.3815,
  UYU: 39.842,
  MXN: 18.4275,
} as const

export type Currency = keyof typeof RATES_OF_A_DOLLAR
export const CURRENCIES = Object.keys(RATES_OF_A_DOLLAR) as Currency[]
