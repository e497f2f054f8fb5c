import { Form, useNavigation } from 'react-router'
import type { ImportDetail } from '#contract/beer-imports.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FileLink } from './file-link.tsx'
import styles from './imports.module.css'

/** The second step: what the file says in numbers, and the answer to it; stays in sight above the rows. */
export function ReviewFile({
  found: { id, fileName, goodRows, badRows, twinRows, ignoredColumns },
  address,
  message,
}: {
  found: ImportDetail
  address: string
  message: string | undefined
}) {
  const t = useText()
  const isStarting = useNavigation().formMethod === 'POST'
  return (
    <>
      {message && <ErrorSummary title={t('import.notStarted')} errors={[{ text: message }]} />}
      {ignoredColumns.length > 0 && <p>{t('import.ignored', { names: ignoredColumns.join(', ') })}</p>}
      <section className={styles.summary} aria-label={fileName}>
        <ul className={styles.counts}>
          <li data-mark="good">{t('import.good', { good: goodRows })}</li>
          {badRows > 0 && <li data-mark="bad">{t('import.bad', { bad: badRows })}</li>}
          {twinRows > 0 && <li data-mark="twin">{t('import.twins', { twins: twinRows })}</li>}
        </ul>
        {goodRows === 0 && <p>{t('import.nothingGood')}</p>}
        <Form method="post" action={address} className={styles.answer}>
          {twinRows > 0 && (
            <label className={styles.check}>
              <input type="checkbox" name="skipTwins" value="1" defaultChecked />
              {t('import.skipTwins', { twins: twinRows })}
            </label>
          )}
          <div className={styles.ways}>
            {goodRows > 0 && (
              <Button type="submit" name="answer" value={badRows ? 'good' : 'all'} busy={isStarting}>
                {t(badRows ? 'import.publishGood' : 'import.publishAll')}
              </Button>
            )}
            {badRows > 0 && (
              <FileLink to={`/beer-imports/${id}/bad-rows.csv`}>{t('import.downloadBad')}</FileLink>
            )}
            <LinkButton to={`${address}?cancel=1`} look="quiet" className={styles.cancel} preventScrollReset>
              {t('import.cancel')}
            </LinkButton>
          </div>
        </Form>
      </section>
    </>
  )
}
