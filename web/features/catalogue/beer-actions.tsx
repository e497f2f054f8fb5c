import type { ReactNode } from 'react'
import type { BeerDetail } from '#contract/catalogue.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import { ArchivedBeer } from './archived-beer.tsx'
import styles from './beer-actions.module.css'
import type { Hearted } from './beer-heart.tsx'
import { PausedBeer } from './paused-beer.tsx'
import { StockNote } from './stock-note.tsx'
import { TellMe } from './tell-me.tsx'

type Props = {
  beer: Omit<BeerDetail, 'Qualifications'> & Hearted
  /** What puts it into the cart; off where nothing is left. */
  control: ReactNode
}

/** On its own page, how a beer is bought, or why it is not; what is sold out is first asked to be told of. */
export function BeerActions({ beer, control }: Props) {
  if (beer.archived) return <ArchivedBeer beer={beer} />
  if (beer.pausedUntil) return <PausedBeer beer={beer} />
  if (!beer.hasSeller || unitsToBeHad(beer) > 0) return control
  return (
    <div className={`stack gap-3 ${styles.out}`}>
      {beer.heart?.tell && <TellMe beerId={beer.id} tell={beer.heart.tell} />}
      <div className="row gap-3">
        <StockNote beer={beer} />
        {control}
      </div>
    </div>
  )
}
