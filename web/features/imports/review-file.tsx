import { useNavigation } from 'react-router'
import type { ImportDetail } from '#contract/imports.ts'
import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { FileLink } from './file-link.tsx'
import styles from './imports.module.css'

/** The second step: what the file says in numbers, and the answer to it; stays in sight above the rows. */
export function ReviewFile({
  found: { id, fileName, goodRows, badRows, changingRows, equalRows, farPrices, twinRows, ignoredColumns },
  address,
  message,
  left,
}: {
  found: ImportDetail
  address: string
  message: string | undefined
  /** How many beers there is room for now; null for any number. */
  left: number | null
}) {
  const t = useText()
  const isStarting = useNavigation().formMethod === 'POST'
  // A beer that is there already counts as that, and once.
  const newRows = goodRows - changingRows - twinRows
  const isComingBack = changingRows + equalRows > 0
  const tooMany = left !== null && newRows > left
  const publishAll = isComingBack
    ? badRows
      ? importTexts.saveGood
      : importTexts.saveAll
    : badRows
      ? importTexts.publishGood
      : importTexts.publishAll
  const publishSome = left ? importTexts.publishSome : importTexts.publishLater
  return (
    <>
      {message && <ErrorSummary title={t(importTexts.notStarted)} errors={[{ text: message }]} />}
      {ignoredColumns.length > 0 && <p>{t(importTexts.ignored, { names: ignoredColumns.join(', ') })}</p>}
      <section className={`stack gap-3 ${styles.summary}`} aria-label={fileName}>
        <ul className={`wrap ${styles.counts}`}>
          {changingRows > 0 && <li data-mark="good">{t(importTexts.changing, { count: changingRows })}</li>}
          {(newRows > 0 || !isComingBack) && (
            <li data-mark="good">{t(importTexts.good, { good: newRows })}</li>
          )}
          {equalRows > 0 && <li>{t(importTexts.equal, { count: equalRows })}</li>}
          {badRows > 0 && <li data-mark="bad">{t(importTexts.bad, { bad: badRows })}</li>}
          {twinRows > 0 && <li data-mark="twin">{t(importTexts.twins, { twins: twinRows })}</li>}
        </ul>
        {tooMany && <p>{t(importTexts.roomNow, { left })}</p>}
        {goodRows === 0 && <p>{t(badRows ? importTexts.nothingGood : importTexts.allEqual)}</p>}
        <PostForm action={address} className="stack gap-3">
          {farPrices > 0 && (
            <label className={styles.check}>
              <input type="checkbox" name="pricesAgreed" value="1" required />
              {t(importTexts.pricesRight, { count: farPrices })}
            </label>
          )}
          {twinRows > 0 && (
            <label className={styles.check}>
              <input type="checkbox" name="skipTwins" value="1" defaultChecked />
              {t(importTexts.skipTwins, { twins: twinRows })}
            </label>
          )}
          <div className="row gap-3">
            {goodRows > 0 && (
              <Button type="submit" name="answer" value={badRows ? 'good' : 'all'} busy={isStarting}>
                {tooMany && !changingRows ? t(publishSome, { left }) : t(publishAll)}
              </Button>
            )}
            {badRows > 0 && (
              <FileLink to={`/beer-imports/${id}/bad-rows.csv`}>{t(importTexts.downloadBad)}</FileLink>
            )}
            <LinkButton
              asks
              to={`${address}?cancel=1`}
              look="quiet"
              className={styles.cancel}
              preventScrollReset
            >
              {t(importTexts.cancel)}
            </LinkButton>
          </div>
        </PostForm>
      </section>
    </>
  )
}
