import { useText } from '#web/texts.ts'

/** An instant in the shop's time zone, to the second: '21/11/26, 13:04:05'; a dash for none. */
export function ShownTime({ at, timeZone }: { at: string | null; timeZone: string }) {
  const t = useText()
  if (!at) return t('jobs.nothing')
  const clock = new Intl.DateTimeFormat('es-AR', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return <time dateTime={at}>{clock.format(new Date(at))}</time>
}
