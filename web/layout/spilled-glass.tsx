import drawing from './spilled-glass.svg?no-inline'

/** A pint that fell over: the drawing of pages that are not there. A file of its own, which no other page loads; it takes the colours that it stands in. */
export function SpilledGlass() {
  return (
    <svg viewBox="0 0 564 198" aria-hidden="true" focusable="false">
      <use href={`${drawing}#scene`} />
    </svg>
  )
}
