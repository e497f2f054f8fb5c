import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { isPastDate } from '#contract/beer-dates.ts'
import { adminBeerEditForm, beerEditForm, newBeerForm } from '#contract/beer-form.ts'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as beerFormTexts from '#contract/texts/beer-form.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx'
import { type CheckedField, useCheckedForm } from '#web/ui/use-checked-form.ts'
import { BEER_FIELD_TEXTS, BeerFields } from './beer-fields.tsx'
import styles from './beer-form.module.css'
import { BeerPreview } from './beer-preview.tsx'
import type { BeerValues } from './beer-values.ts'
import { type PreviewFacts, previewBeer } from './preview-beer.ts'
import type { PriceQuestion } from './price-question.ts'
import { useFormValues } from './use-form-values.ts'

const SCHEMAS = { new: newBeerForm, old: beerEditForm, admins: adminBeerEditForm }
const TEXTS_OF_FIELDS = { ...BEER_FIELD_TEXTS, reason: { label: accountWords.reason } } as const

export type BeerFormProps = {
  /** A new beer, or one that there is, in the hands of its seller or of an admin: then its form carries more. */
  of: keyof typeof SCHEMAS
  action: string
  submit: Text
  /** Title of a refusal. */
  failed: Text
  result: SubmissionResult | undefined
  message: string | null | undefined
  /** What stands in the fields at first. */
  values: BeerValues
  /** True when that is not saved anywhere: who leaves is asked. */
  unsaved?: boolean
  /** Where its brewery ships to, which the price includes; null for all countries. */
  shipsTo: readonly string[] | null
  facts: PreviewFacts
  /** The card of a beer, as lists show it. */
  card: (beer: BeerSummary) => ReactNode
  stockFacts?: ReactNode
  /** What the form asks about its price. */
  question?: PriceQuestion | undefined
  /** Whether it is on sale, and of admins' forms why not. */
  status?: (field: (name: 'status' | 'reason') => CheckedField) => ReactNode
  beside?: ReactNode
  /** What else travels with the form. */
  children?: ReactNode
}

/** A beer's form, and beside its fields the card that they make: looked at before the button is pressed. */
export function BeerForm(props: BeerFormProps) {
  const { of, action, submit, failed, result, message, values, unsaved, facts, card } = props
  const t = useText()
  const checked = useCheckedForm({
    schema: SCHEMAS[of],
    action,
    texts: TEXTS_OF_FIELDS,
    defaults: values,
    result,
    message,
    failed,
  })
  const { field, element } = checked
  const written = useFormValues(element, { ...values, ...(result?.initialValue as Partial<BeerValues>) })
  const beer = previewBeer(written, facts, t(beerFormTexts.previewUnnamed))
  return (
    <div className={styles.form}>
      <CheckedForm
        {...{ checked, action, failed, message, submit }}
        encType="multipart/form-data"
        beside={props.beside}
        long
      >
        <UnsavedChanges form={element} action={action} unsaved={unsaved} wholePath />
        {props.children}
        <div className={styles.columns}>
          <div className={styles.fields}>
            <BeerFields
              field={field}
              today={facts.today}
              isPastDate={isPastDate({ bestBefore: written.bestBefore || null }, facts.today)}
              shipsTo={props.shipsTo}
              stockFacts={props.stockFacts}
              question={props.question}
              status={props.status?.(field)}
            />
          </div>
          <BeerPreview
            beer={beer}
            card={card}
            note={of === 'new' && !written.image ? t(beerFormTexts.previewDrawn) : undefined}
          />
        </div>
      </CheckedForm>
    </div>
  )
}
