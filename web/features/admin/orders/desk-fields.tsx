import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { orderShippingTexts } from '#contract/texts/order-shipping.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { Field, Select } from '#web/ui/field.tsx'
import type { OrdersPlace } from '#web/ui/order-search/orders-place.ts'

type Props = {
  at: OrdersPlace
  /** What is wrong, by field. */
  errors: Record<string, string>
}

/** What orders of all breweries are looked for by besides: whose beers they are of, and how their parcels stand. */
export function DeskFields({ at, errors }: Props) {
  const t = useText()
  return (
    <>
      <Field
        id="orders-brewery"
        name="brewery"
        type="search"
        label={t(adminWords.brewery)}
        defaultValue={at.brewery}
        maxLength={SEARCH_MAX_CHARACTERS}
        error={errors.brewery}
      />
      <Select
        id="orders-shipping"
        name="shipping"
        label={t(accountWords.shipments)}
        defaultValue={at.shipping}
        error={errors.shipping}
      >
        <option value="">{t(shopWords.all)}</option>
        {Object.entries(orderShippingTexts).map(([shipping, name]) => (
          <option key={shipping} value={shipping}>
            {t(name)}
          </option>
        ))}
      </Select>
    </>
  )
}
