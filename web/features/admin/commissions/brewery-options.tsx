import type { CommissionRules } from '#contract/commission.ts'

/** The breweries that sell, as options of a select. */
export function BreweryOptions({ breweries }: Pick<CommissionRules, 'breweries'>) {
  return breweries.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
