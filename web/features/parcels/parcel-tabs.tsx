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

const TABS = [
  ['pending', parcelsTexts.tabPending],
  ['shipped', parcelsTexts.tabShipped],
  ['delivered', parcelsTexts.tabDelivered],
  ['cancelled', parcelsTexts.tabCancelled],
] as const

type Props = { at: ListPlace } & Pick<ResponseOf<typeof listParcels>, 'counts' | 'isMore'>

/** The states, what is to be sent first, each in words with how many there are of what is looked for. */
export function useParcelStates({ counts, isMore }: Omit<Props, 'at'>): [ParcelState, string][] {
  const t = useText()
  return TABS.map(([state, text]) => [
    state,
    t(text, {
      count: isMore[state] ? t(parcelsTexts.moreThan, { max: numberText(COUNTED_PARCELS) }) : counts[state],
    }),
  ])
}

/** Parcels by how they stand, with how many of those that are looked for. */
export function ParcelTabs({ at, counts, isMore }: Props) {
  const t = useText()
  return (
    <nav aria-label={t(parcelsTexts.states)}>
      <ChipLine chosen={at.state}>
        {useParcelStates({ counts, isMore }).map(([state, text]) => (
          <li key={state}>
            <Chip to={parcelsAddress({ ...at, state, dir: undefined, page: 1 })} chosen={state === at.state}>
              {text}
            </Chip>
          </li>
        ))}
      </ChipLine>
    </nav>
  )
}
