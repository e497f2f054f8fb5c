import { localeNow } from './language.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600
/** Up to here minutes are told, beyond it hours. */
const MOST_MINUTES_SECONDS = 2 * HOUR_SECONDS

/** How long somebody has to wait, in the reader's language and never too short: '1 minuto', '15 minutos', '3 horas'. */
export function waitText(seconds: number): string {
  const [value, unit] =
    seconds <= MOST_MINUTES_SECONDS ? [seconds / MINUTE_SECONDS, 'minute'] : [seconds / HOUR_SECONDS, 'hour']
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(localeNow(), style).format(Math.max(1, Math.ceil(value)))
}
