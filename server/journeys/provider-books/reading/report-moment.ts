/** What reports are in that say no offset: the provider's own, unless an account chose another. */
const PROVIDER_OFFSET = '-04:00'

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[T ,]+(\d{1,2}:\d{2}(?::\d{2})?))?$/

/**
 * A moment as reports and spreadsheets write it: `2026-08-01T10:00:00.000-04:00`, `2026-08-01 10:00`, `01/08/2026 10:00:00`, or a
 * day alone. Without an offset it is GMT-04. Undefined for what is none.
 */
export function reportMoment(cell: string): Date | undefined {
  const text = cell.trim()
  const iso = ISO.exec(text)
  if (iso) return moment(iso[1]!, iso[2], iso[3])
  const [, day, month, year, time] = DAY_FIRST.exec(text) ?? []
  if (!day || !month || !year) return undefined
  return moment(
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    time?.padStart(5, '0'),
    undefined,
  )
}

function moment(day: string, time = '00:00', offset = PROVIDER_OFFSET): Date | undefined {
  const withColon = offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  const at = new Date(`${day}T${time.padStart(5, '0')}${withColon}`)
  // 31 February would be a day of March.
  const isDay =
    !Number.isNaN(Date.parse(`${day}T00:00Z`)) && new Date(`${day}T00:00Z`).toISOString().startsWith(day)
  return Number.isNaN(at.getTime()) || !isDay ? undefined : at
}
