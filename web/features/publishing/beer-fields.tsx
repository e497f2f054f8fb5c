import type { ReactNode } from 'react'
import {
  BEER_DESCRIPTION_MAX_CHARACTERS,
  BEER_HOPS_MAX_CHARACTERS,
  BEER_NAME_MAX_CHARACTERS,
  BEER_PRESENTATION_MAX_CHARACTERS,
  BEER_TYPES,
  FRESH_DAYS,
  PICTURE_MAX_MEGABYTES,
} from '#contract/limits.ts'
import { priceText } from '#contract/money.ts'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import * as beerFormTexts from '#contract/texts/beer-form.ts'
import { countryNames } from '#contract/texts/country-names.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field, Select, TextArea } from '#web/ui/field.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import type { CheckedField, FieldTexts } from '#web/ui/use-checked-form.ts'
import styles from './beer-fields.module.css'
import { BEER_FIELDS, type BeerField, labelOf } from './beer-values.ts'
import type { PriceQuestion } from './price-question.ts'

/** What stands below a field; the specification's words from the start (section 5, Create beer). */
const BELOW: Record<BeerField, Omit<FieldTexts, 'label'>> = {
  name: { initial: beerFormTexts.beerNameMissing },
  type: { initial: beerFormTexts.beerTypeMissing },
  description: { hint: beerFormTexts.descriptionHint },
  image: {},
  ABV: { hint: beerFormTexts.beerAbvRange },
  IBU: { hint: beerFormTexts.ibuHint },
  hops: { hint: beerFormTexts.hopsHint },
  price: { initial: beerFormTexts.beerPriceMissing },
  stock: { hint: beerFormTexts.stockHint },
  presentation: { hint: beerFormTexts.presentationHint },
  volumeMl: { hint: beerFormTexts.volumeHint },
  unitsPerPack: { hint: beerFormTexts.unitsHint },
  packagedOn: {},
  bestBefore: { hint: beerFormTexts.bestBeforeHint },
  status: {},
}

const textsOf = (field: BeerField) => ({ label: labelOf(field), ...BELOW[field] })

export const BEER_FIELD_TEXTS = Object.fromEntries(
  BEER_FIELDS.map((field) => [field, textsOf(field)]),
) as Record<BeerField, FieldTexts>

/** Text, not `type="number"`: browsers drop a comma there, or the value, and 5,60 would be sent as 560. */
const TYPED_DECIMAL = { inputMode: 'decimal', autoComplete: 'off' } as const
const TYPED_WHOLE = { inputMode: 'numeric', autoComplete: 'off' } as const

type Props = {
  field: (name: BeerField) => CheckedField
  /** The last day on which a beer can have been packaged, `yyyy-mm-dd`. */
  today: string
  /** Whether the best-before day that is written there is over. */
  isPastDate: boolean
  /** Countries that the price brings the beer to; null for all. */
  shipsTo: readonly string[] | null
  /** Said of the stock, in place of its hint. */
  stockFacts?: ReactNode
  /** What the form asks about its price: a box answers it. */
  question?: PriceQuestion | undefined
  /** Whether it is on sale: of a beer that there is. */
  status?: ReactNode
}

/** What a seller writes about a beer, new or not: what it is, how it is sold, how fresh. */
export function BeerFields({ field, today, isPastDate, shipsTo, stockFacts, question, status }: Props) {
  const t = useText()
  const [price, stock, bestBefore] = [field('price'), field('stock'), field('bestBefore')]
  return (
    <>
      <fieldset className={`stack gap-5 ${styles.section}`}>
        <legend>{t(beerFormTexts.facts)}</legend>
        <div className={`stack gap-5 ${styles.wordless}`}>
          <Field {...field('name')} autoComplete="off" maxLength={BEER_NAME_MAX_CHARACTERS} />
          <Select {...field('type')}>
            <option value="">{t(formTexts.choose)}</option>
            {BEER_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        </div>
        <div className={styles.pair}>
          <Field {...field('ABV')} {...TYPED_DECIMAL} />
          <Field {...field('IBU')} {...TYPED_WHOLE} />
        </div>
        <TextArea {...field('description')} rows={4} maxLength={BEER_DESCRIPTION_MAX_CHARACTERS} />
        <Optional title={t(beerFormTexts.hopsAndPicture)} fields={[field('hops'), field('image')]}>
          <Field {...field('hops')} autoComplete="off" maxLength={BEER_HOPS_MAX_CHARACTERS} />
          <UploadControl
            {...field('image')}
            preset="beer"
            hint={t(beerFormTexts.imageHint, { max: PICTURE_MAX_MEGABYTES })}
          />
        </Optional>
      </fieldset>
      <fieldset className={`stack gap-5 ${styles.section}`}>
        <legend>{t(beerFormTexts.selling)}</legend>
        <Field {...field('presentation')} autoComplete="off" maxLength={BEER_PRESENTATION_MAX_CHARACTERS} />
        <div className={styles.pair}>
          <div className="stack gap-2">
            <Field
              {...price}
              hint={
                <span className={styles.turns}>
                  <span>
                    {shipsTo
                      ? t(beerFormTexts.priceShipsTo, { countries: countryNames(shipsTo) })
                      : t(beerFormTexts.priceShipsToAll)}
                  </span>
                  {price.hint}
                </span>
              }
              {...TYPED_DECIMAL}
            />
            {question && (
              <Checkbox
                key={question.cents}
                id="price-agreed"
                name="priceAgreed"
                value={question.cents}
                label={t(beerEditTexts.priceAgreed, { price: priceText(question.cents) })}
              />
            )}
          </div>
          <Field {...stock} hint={stockFacts ?? stock.hint} {...TYPED_WHOLE} />
        </div>
        <Optional title={t(beerFormTexts.volumeAndUnits)} fields={[field('volumeMl'), field('unitsPerPack')]}>
          <div className={styles.pair}>
            <Field {...field('volumeMl')} {...TYPED_WHOLE} />
            <Field {...field('unitsPerPack')} {...TYPED_WHOLE} />
          </div>
        </Optional>
        {status}
      </fieldset>
      <fieldset className={`stack gap-5 ${styles.section}`}>
        <legend>{t(shopWords.freshness)}</legend>
        <Optional title={t(beerFormTexts.days)} fields={[field('packagedOn'), bestBefore]}>
          <div className={styles.pair}>
            <Field
              {...field('packagedOn')}
              hint={t(beerFormTexts.packagedOnHint, { days: FRESH_DAYS })}
              type="date"
              max={today}
            />
            <Field
              {...bestBefore}
              hint={isPastDate ? t(beerFormTexts.bestBeforePast) : bestBefore.hint}
              type="date"
            />
          </div>
        </Optional>
      </fieldset>
    </>
  )
}

type OptionalProps = { title: string; fields: CheckedField[]; children: ReactNode }

/** What a beer is published without too: on phones behind its title, until something stands in it or is wrong with it. */
function Optional({ title, fields, children }: OptionalProps) {
  return (
    <Disclosure
      look="narrow"
      title={title}
      open={fields.some(({ error, defaultValue }) => error || defaultValue)}
    >
      <div className="stack gap-5">{children}</div>
    </Disclosure>
  )
}
