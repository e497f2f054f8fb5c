import { CURRENCIES, type Currency, RATES_OF_A_DOLLAR } from './rate-table.ts'

export const SOURCES = ['mercado-pago', 'frankfurter'] as const
export type Source = (typeof SOURCES)[number]

/**
 * How a source goes wrong until it is told otherwise: a body that is no JSON, an answer that comes `delayMs` late, a
 * failure of its own (500), no such rate (404), a rate of `ageDays` days ago.
 */
export const TROUBLES = ['none', 'garbage', 'late', 'error', 'absent', 'stale'] as const
export type Trouble = (typeof TROUBLES)[number]

interface Mood {
  trouble: Trouble
  delayMs: number
  ageDays: number
}

/** What a source says of a pair; a rate that was set may be anything, also what no rate can be. */
interface Quoted {
  rate: unknown
  at: Date
}

export interface ExchangeRates {
  /** undefined: the source does not know the pair. */
  quote(source: Source, base: string, quote: string): Quoted | undefined
  rates(source: Source): Record<Currency, unknown>
  mood(source: Source): Mood
  setRate(source: Source, currency: Currency, rate: unknown): void
  setMood(source: Source, mood: Partial<Mood>): void
  /** Everything as it was at the start. */
  reset(): void
}

const DAY_MS = 86_400_000
const CALM: Mood = { trouble: 'none', delayMs: 30_000, ageDays: 30 }

/** The rates of two sources that quote apart, kept while this program runs. */
export function exchangeRates(): ExchangeRates {
  const rates = new Map<Source, Record<Currency, unknown>>()
  const moods = new Map<Source, Mood>()
  const reset = () => {
    for (const source of SOURCES) {
      rates.set(source, { ...RATES_OF_A_DOLLAR })
      moods.set(source, CALM)
    }
  }
  reset()

  return {
    quote(source, base, quote) {
      const { trouble, ageDays } = moods.get(source)!
      const rate = rateBetween(rates.get(source)!, base, quote)
      if (rate === undefined || trouble === 'absent') return undefined
      return { rate, at: new Date(Date.now() - (trouble === 'stale' ? ageDays * DAY_MS : 0)) }
    },
    rates: (source) => rates.get(source)!,
    mood: (source) => moods.get(source)!,
    setRate: (source, currency, rate) => {
      rates.get(source)![currency] = rate
    },
    setMood: (source, mood) => {
      moods.set(source, { ...moods.get(source)!, ...mood })
    },
    reset,
  }
}

/** Through the dollar, to six significant digits; what was set for a pair with the dollar is said as it was set. */
function rateBetween(ofADollar: Record<Currency, unknown>, base: string, quote: string): unknown {
  const isKnown = (currency: string): currency is Currency => CURRENCIES.some((each) => each === currency)
  if (base === 'USD' && isKnown(quote)) return ofADollar[quote]
  if (base === quote || !isKnown(base)) return undefined
  if (quote === 'USD') return Number((1 / Number(ofADollar[base])).toPrecision(6))
  return isKnown(quote)
    ? Number((Number(ofADollar[quote]) / Number(ofADollar[base])).toPrecision(6))
    : undefined
}
