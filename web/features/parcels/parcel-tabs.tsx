import type { ResponseOf } from '#contract/endpoint.ts'
import { COUNTED_PARCELS } from '#contract/limits.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import type { listParcels } from '#contract/parcels.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ChipLine } from '#web/ui/chip-line.tsx'
import { type ListPlace, parcelsAddress } from './parcels-address.ts'

type Props = { at: ListPlace } & Pick<ResponseOf<typeof listParcels>, 'counts' | 'isMore'>

/** Parcels by how they stand, with how many of those that are looked for: what is to be sent comes first. */
export function ParcelTabs({ at, counts, isMore }: Props) {
  const t = useText()
  const count = (state: ParcelState) =>
    isMore[state] ? t(parcelsTexts.moreThan, { max: numberText(COUNTED_PARCELS) }) : counts[state]
  const tabs: [ParcelState, string][] = [
    ['pending', t(parcelsTexts.tabPending, { count: count('pending') })],
    ['shipped', t(parcelsTexts.tabShipped, { count: count('shipped') })],
    ['delivered', t(parcelsTexts.tabDelivered, { count: count('delivered') })],
    ['cancelled', t(parcelsTexts.tabCancelled, { count: count('cancelled') })],
  ]
  return (
    <nav aria-label={t(parcelsTexts.states)}>
      <ChipLine chosen={at.state}>
        {tabs.map(([state, text]) => (
          <li key={state}>
            <Chip to={parcelsAddress({ ...at, state, page: 1 })} chosen={state === at.state}>
              {text}
            </Chip>
          </li>
        ))}
      </ChipLine>
    </nav>
  )
}
