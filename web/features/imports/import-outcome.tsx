import type { ImportDetail } from '#contract/imports.ts'
import * as importTexts from '#contract/texts/import.ts'
import * as publishTexts from '#contract/texts/publish.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { FileLink } from './file-link.tsx'

/** What became of a file: published, stopped on the way, or thrown away. */
export function ImportOutcome({ found, path }: { found: ImportDetail; path: string }) {
  const t = useText()
  const { id, state, doneRows, goodRows, badRows, skippedRows, refusedRows, changingRows } = found
  const leftRows = badRows + refusedRows
  const counts = { done: doneRows, good: goodRows }
  return (
    <section className="stack gap-4" role="status">
      {state === 'done' && (
        <h2>
          {changingRows > 0
            ? t(importTexts.saved, counts)
            : doneRows === 1
              ? t(importTexts.doneOne)
              : t(importTexts.done, counts)}
        </h2>
      )}
      {state === 'failed' && <h2>{t(importTexts.failed, counts)}</h2>}
      {state === 'cancelled' && <h2>{t(importTexts.wasCancelled)}</h2>}
      {state === 'failed' && <p>{t(importTexts.failedLead)}</p>}
      {skippedRows > 0 && <p>{t(importTexts.skipped, { skipped: skippedRows })}</p>}
      {state !== 'cancelled' && leftRows > 0 && (
        <p>{counted(t, leftRows, importTexts.doneOneBad, importTexts.doneBad)}</p>
      )}
      <div className="row gap-3">
        {state === 'done' && <LinkButton to="/post#mine">{t(publishTexts.seeMine)}</LinkButton>}
        {state !== 'cancelled' && leftRows > 0 && (
          <FileLink to={`/beer-imports/${id}/bad-rows.csv`}>{t(importTexts.downloadBad)}</FileLink>
        )}
        <LinkButton to={path} look="outline">
          {t(importTexts.again)}
        </LinkButton>
      </div>
    </section>
  )
}
