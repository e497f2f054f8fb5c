import type { ReactNode } from 'react'
import { BEER_TYPES, FRESH_DAYS, MAX_ABV_PERCENT, MAX_IBU, PICTURE_MAX_MEGABYTES } from '#contract/limits.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { Field, Select, TextArea } from '#web/ui/field.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import type { CheckedField } from '#web/ui/use-checked-form.ts'
import styles from './beer-fields.module.css'
import type { BeerField } from './beer-values.ts'

/** Hints in the specification's words stand there from the start (section 5, Create beer). */
export const BEER_FIELD_TEXTS = {
  name: { label: 'beerForm.name', hint: 'beer.nameMissing' },
  type: { label: 'beerForm.type', hint: 'beer.typeMissing' },
  description: { label: 'beerForm.description', hint: 'beerForm.descriptionHint' },
  image: { label: 'beerForm.image' },
  ABV: { label: 'beerForm.abv', hint: 'beer.abvRange' },
  IBU: { label: 'beerForm.ibu', hint: 'beerForm.ibuHint' },
  price: { label: 'beerForm.price', hint: 'beer.priceMissing' },
  stock: { label: 'beerForm.stock', hint: 'beerForm.stockHint' },
  presentation: { label: 'beerForm.presentation', hint: 'beerForm.presentationHint' },
  volumeMl: { label: 'beerForm.volume', hint: 'beerForm.volumeHint' },
  unitsPerPack: { label: 'beerForm.units', hint: 'beerForm.unitsHint' },
  packagedOn: { label: 'beerForm.packagedOn' },
  bestBefore: { label: 'beerForm.bestBefore', hint: 'beerForm.bestBeforeHint' },
  status: { label: 'beerForm.status' },
} as const satisfies Record<BeerField, { label: TextCode; hint?: TextCode }>

type Props = {
  field: (name: BeerField) => CheckedField
  /** The last day on which a beer can have been packaged, `yyyy-mm-dd`. */
  today: string
  /** Said of the stock, in place of its hint. */
  stockFacts?: ReactNode
  /** Whether it is on sale: of a beer that there is. */
  status?: ReactNode
}

/** What a seller writes about a beer, new or not: what it is, how it is sold, how fresh. */
export function BeerFields({ field, today, stockFacts, status }: Props) {
  const t = useText()
  const stock = field('stock')
  return (
    <>
      <fieldset className={styles.section}>
        <legend>{t('beerForm.facts')}</legend>
        <Field {...field('name')} autoComplete="off" maxLength={80} />
        <Select {...field('type')}>
          <option value="">{t('form.choose')}</option>
          {BEER_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        <div className={styles.pair}>
          <Field
            {...field('ABV')}
            type="number"
            inputMode="decimal"
            min={0}
            max={MAX_ABV_PERCENT}
            step="any"
          />
          <Field {...field('IBU')} type="number" inputMode="numeric" min={0} max={MAX_IBU} step={1} />
        </div>
        <TextArea {...field('description')} rows={4} maxLength={2000} />
        <UploadControl
          {...field('image')}
          preset="beer"
          hint={t('beerForm.imageHint', { max: PICTURE_MAX_MEGABYTES })}
        />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{t('beerForm.selling')}</legend>
        <Field {...field('presentation')} autoComplete="off" maxLength={80} />
        <div className={styles.pair}>
          <Field {...field('price')} type="number" inputMode="decimal" min={0} step={0.01} />
          <Field
            {...stock}
            hint={stockFacts ?? stock.hint}
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
          />
          <Field {...field('volumeMl')} type="number" inputMode="numeric" min={1} step={1} />
          <Field {...field('unitsPerPack')} type="number" inputMode="numeric" min={1} step={1} />
        </div>
        {status}
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{t('beerForm.fresh')}</legend>
        <div className={styles.pair}>
          <Field
            {...field('packagedOn')}
            hint={t('beerForm.packagedOnHint', { days: FRESH_DAYS })}
            type="date"
            max={today}
          />
          <Field {...field('bestBefore')} type="date" />
        </div>
      </fieldset>
    </>
  )
}
