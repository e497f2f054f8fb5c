import type { ParcelState } from '#contract/parcel-states.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { type ListPlace, parcelsAddress } from './parcels-address.ts'

type Props = { at: ListPlace; counts: Record<ParcelState, number> }

/** Parcels by how they stand, with how many of those that are looked for: what is to be sent comes first. */
export function ParcelTabs({ at, counts }: Props) {
  const t = useText()
  const tabs: [ParcelState, string][] = [
    ['pending', t(parcelsTexts.tabPending, { count: counts.pending })],
    ['shipped', t(parcelsTexts.tabShipped, { count: counts.shipped })],
    ['delivered', t(parcelsTexts.tabDelivered, { count: counts.delivered })],
    ['cancelled', t(parcelsTexts.tabCancelled, { count: counts.cancelled })],
  ]
  return (
    <nav aria-label={t(parcelsTexts.states)}>
      <ul className="wrap gap-2">
        {tabs.map(([state, text]) => (
          <li key={state}>
            <Chip to={parcelsAddress({ ...at, state, page: 1 })} chosen={state === at.state}>
              {text}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
