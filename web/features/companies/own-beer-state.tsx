import type { OwnBeer } from '#contract/catalogue.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'

type Props = { beer: Pick<OwnBeer, 'status'> & Partial<Pick<OwnBeer, 'blocked' | 'pastDate' | 'archived'>> }

/** Whether a seller's own beer is on sale, and who or what took it off. */
export function OwnBeerState({ beer: { status, blocked, pastDate, archived } }: Props) {
  const isOnSale = status && !blocked && !pastDate
  const offSale = blocked
    ? accountWords.blockedByTheAdministration
    : archived
      ? accountWords.archived
      : status
        ? accountWords.pastItsDate
        : accountWords.unavailable
  return (
    <StatusWord tone={isOnSale ? 'good' : 'over'}>
      <Spoken text={isOnSale ? accountWords.available : offSale} />
    </StatusWord>
  )
}
