import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import type { BeerImport } from '#contract/imports.ts'
import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES, IMPORT_MAX_ROWS } from '#contract/limits.ts'
import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { FileLink } from './file-link.tsx'
import { ImportColumns } from './import-columns.tsx'
import styles from './imports.module.css'

type Props = {
  companyId: string
  /** Where imports stand. */
  path: string
  /** Why the last file was not taken. */
  message: string | undefined
  /** A file that waits for its answer, and is lost when another one is read. */
  waiting: BeerImport | undefined
}

/** The first step: a file to choose, and what helps to make one. */
export function ChooseFile({ companyId, path, message, waiting }: Props) {
  const t = useText()
  const live = useLive()
  const [missing, setMissing] = useState(false)
  const [tooLarge, setTooLarge] = useState(false)
  const isReading = useNavigation().formMethod === 'POST'
  const error = tooLarge
    ? t(importTexts.fileTooLarge, { megabytes: IMPORT_MAX_MEGABYTES })
    : missing
      ? t(importTexts.fileMissing)
      : undefined
  const refused = missing ? error : message

  /** Told here, before megabytes travel in vain. */
  function look({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    setTooLarge((files?.[0]?.size ?? 0) > IMPORT_MAX_BYTES)
    setMissing(false)
  }

  /** In the page's language: browsers say it in their own. */
  function check(event: FormEvent<HTMLFormElement>) {
    const { file } = event.currentTarget
    const isMissing = file instanceof HTMLInputElement && !file.files?.length
    setMissing(isMissing)
    if (isMissing || tooLarge) event.preventDefault()
  }

  return (
    <section className={`stack gap-4 ${styles.start}`} aria-label={t(importTexts.stepChoose)}>
      {refused && (
        <ErrorSummary title={t(importTexts.refused)} errors={[{ fieldId: 'beers-file', text: refused }]} />
      )}
      <PostForm
        encType="multipart/form-data"
        className={`stack gap-4 ${styles.choose}`}
        noValidate={live}
        onSubmit={check}
      >
        {/* What is read instead of it is agreed to here: the file is chosen and read in one go. */}
        {waiting && (
          <Notice label={t(importTexts.state.preview)}>
            <div className="stack gap-3">
              <p>
                {t(importTexts.insteadLead, {
                  file: waiting.fileName,
                  good: waiting.goodRows,
                  bad: waiting.badRows,
                })}{' '}
                <Link to={`${path}/${waiting.id}`}>{t(importTexts.insteadGoOn)}</Link>
              </p>
              <Checkbox
                id="instead"
                name="instead"
                value={waiting.id}
                required
                label={t(importTexts.instead)}
              />
            </div>
          </Notice>
        )}
        <FileField
          id="beers-file"
          name="file"
          accept=".csv,.txt,text/csv"
          label={t(importTexts.file)}
          hint={t(importTexts.fileHint, { megabytes: IMPORT_MAX_MEGABYTES, rows: IMPORT_MAX_ROWS })}
          error={error}
          onChange={look}
        />
        <Button type="submit" busy={isReading} className={styles.submit}>
          {isReading ? t(importTexts.reading) : t(importTexts.read)}
        </Button>
      </PostForm>
      <div className="stack gap-4">
        <div className="row gap-3">
          <FileLink to={`/company/${companyId}/beers-template.csv`}>{t(importTexts.template)}</FileLink>
          <FileLink to={`/company/${companyId}/beers.csv`}>{t(importTexts.exportText)}</FileLink>
        </div>
        <p className={styles.comesBack}>{t(importTexts.comesBack)}</p>
        <ImportColumns />
      </div>
    </section>
  )
}
