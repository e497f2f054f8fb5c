import { type ChosenUnits, leftField, unitsField } from './chosen-units.ts'

type Props = {
  /** What the request is known by: pressed twice, it happens once. */
  requestKey: string
  chosen: readonly ChosenUnits[]
}

/** What was chosen and read before it happens; with it goes how many units were left, so that it happens of those alone. */
export function RemovalFields({ requestKey, chosen }: Props) {
  return (
    <>
      <input type="hidden" name="key" value={requestKey} />
      {chosen.map(({ ProductId, quantity, left }) => (
        <span key={ProductId} hidden>
          <input type="hidden" name={unitsField(ProductId)} value={quantity} />
          <input type="hidden" name={leftField(ProductId)} value={left} />
        </span>
      ))}
    </>
  )
}
