import type { OwnBeer } from '#contract/catalogue.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'

type Props = {
  beer: Pick<OwnBeer, 'status' | 'stock'> & Partial<Pick<OwnBeer, 'blocked' | 'pastDate' | 'archived'>>
}

/** Whether a seller's own beer is to be had, and who or what keeps it from that. */
export function OwnBeerState({ beer: { status, stock, blocked, pastDate, archived } }: Props) {
  const isOnSale = status && !blocked && !pastDate
  const offSale = blocked
    ? accountWords.blockedByTheAdministration
    : archived
      ? accountWords.archived
      : status
        ? accountWords.pastItsDate
        : accountWords.unavailable
  return (
    <StatusWord tone={!isOnSale ? 'over' : stock > 0 ? 'good' : 'bad'}>
      <Spoken text={!isOnSale ? offSale : stock > 0 ? accountWords.available : shopWords.soldOut} />
    </StatusWord>
  )
}
