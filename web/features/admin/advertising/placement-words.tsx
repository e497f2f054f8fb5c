import type { Placement } from '#contract/advertising.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import { useText } from '#web/texts.ts'

/** What is placed: its name and what it is. */
export function PlacementWords({ placement }: { placement: Pick<Placement, 'kind' | 'name' | 'brewery'> }) {
  const t = useText()
  const { kind, name, brewery } = placement
  return (
    <span className="stack gap-1">
      <strong>{name}</strong>
      <span>{[t(advertisingTexts.kinds[kind]), brewery].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
