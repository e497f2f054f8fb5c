import { columnCode, IMPORT_FIELDS, isOptionalFact } from '#contract/beer-facts.ts'
import { BEER_TYPES } from '#contract/limits.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './imports.module.css'

/** What a file may say: its columns, and the types of beers. */
export function ImportColumns() {
  const t = useText()
  const names = (isOptional: boolean) =>
    IMPORT_FIELDS.filter((field) => isOptionalFact(field) === isOptional)
      .map((field) => t(columnCode(field)))
      .join(', ')
  return (
    <details className={styles.columns}>
      <summary>
        {t('import.columns')} <Icon name="down" size={18} />
      </summary>
      <p>{t('import.columnsNeeded', { names: names(false) })}</p>
      <p>{t('import.columnsOptional', { names: names(true) })}</p>
      <p>{t('import.columnsTypes', { types: BEER_TYPES.join(', ') })}</p>
      <p>{t('import.columnsLead')}</p>
    </details>
  )
}
