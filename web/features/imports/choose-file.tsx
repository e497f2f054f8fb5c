import { type ChangeEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES, IMPORT_MAX_ROWS } from '#contract/limits.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileLink } from './file-link.tsx'
import { ImportColumns } from './import-columns.tsx'
import styles from './imports.module.css'

/** The first step: a file to choose, and what helps to make one. @param message why the last file was not taken */
export function ChooseFile({ companyId, message }: { companyId: string; message: string | undefined }) {
  const t = useText()
  const [tooLarge, setTooLarge] = useState(false)
  const isReading = useNavigation().formMethod === 'POST'
  const error = tooLarge ? t('import.fileTooLarge', { megabytes: IMPORT_MAX_MEGABYTES }) : undefined

  /** Told here, before megabytes travel in vain. */
  function look({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    setTooLarge((files?.[0]?.size ?? 0) > IMPORT_MAX_BYTES)
  }

  return (
    <section className={styles.part} aria-label={t('import.stepChoose')}>
      {message && (
        <ErrorSummary title={t('import.refused')} errors={[{ fieldId: 'beers-file', text: message }]} />
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        className={styles.choose}
        onSubmit={(event) => tooLarge && event.preventDefault()}
      >
        <Field
          id="beers-file"
          type="file"
          name="file"
          accept=".csv,.txt,text/csv"
          required
          label={t('import.file')}
          hint={t('import.fileHint', { megabytes: IMPORT_MAX_MEGABYTES, rows: IMPORT_MAX_ROWS })}
          error={error}
          onChange={look}
        />
        <Button type="submit" busy={isReading} className={styles.submit}>
          {isReading ? t('import.reading') : t('import.read')}
        </Button>
      </Form>
      <div className={styles.ways}>
        <FileLink to={`/company/${companyId}/beers-template.csv`}>{t('import.template')}</FileLink>
        <FileLink to={`/company/${companyId}/beers.csv`}>{t('import.export')}</FileLink>
      </div>
      <ImportColumns />
    </section>
  )
}
