import { z } from 'zod'

const OFFSET_MS = 4 * 60 * 60 * 1000

/** Mercado Pago writes its dates with milliseconds and the offset -04:00, whatever the country. */
export function providerDate(at: number): string {
  return new Date(at - OFFSET_MS).toISOString().replace('Z', '-04:00')
}

const isoDate = z.iso.datetime({ offset: true })

/** Milliseconds of an ISO date with an offset (or Z); undefined for anything else. */
export function parseProviderDate(text: string): number | undefined {
  return isoDate.safeParse(text).success ? Date.parse(text) : undefined
}

const UNIT_MS = {
  MINUTE: 60_000,
  HOUR: 3_600_000,
  DAY: 86_400_000,
  MONTH: 30 * 86_400_000,
  YEAR: 365 * 86_400_000,
}

/** The payment search also takes `NOW`, `NOW-30DAYS`, `NOW-2HOURS`, … beside dates. */
export function parseSearchDate(text: string, now: number): number | undefined {
  const relative = /^NOW(?:([+-]\d+)(MINUTE|HOUR|DAY|MONTH|YEAR)S?)?$/.exec(text)
  if (!relative) return parseProviderDate(text)
  const [, count, unit] = relative
  return unit ? now + Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS] : now
}
