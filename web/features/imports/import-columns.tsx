import { columnText, IMPORT_FIELDS, isOptionalFact } from '#contract/beer-facts.ts'
import { BEER_TYPES } from '#contract/limits.ts'
import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './imports.module.css'

/** What a file may say: its columns, and the types of beers. */
export function ImportColumns() {
  const t = useText()
  const names = (isOptional: boolean) =>
    IMPORT_FIELDS.filter((field) => isOptionalFact(field) === isOptional)
      .map((field) => t(columnText(field)))
      .join(', ')
  return (
    <Disclosure title={t(importTexts.columns)} className={styles.columns}>
      <p>{t(importTexts.columnsNeeded, { names: names(false) })}</p>
      <p>{t(importTexts.columnsOptional, { names: names(true) })}</p>
      <p>{t(importTexts.columnsTypes, { types: BEER_TYPES.join(', ') })}</p>
      <p>{t(importTexts.columnsLead)}</p>
    </Disclosure>
  )
}
