import { dayWords } from '#contract/texts/days.ts'

/** A calendar day `yyyy-mm-dd`, written dd/mm/yyyy. It has no time zone: it is the day that stands on the can. */
export function BeerDay({ day }: { day: string }) {
  return <time dateTime={day}>{dayWords(day)}</time>
}
