import { useEffect, useRef } from 'react'
import * as accountWords from '#contract/texts/account-words.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as parcelPasteTexts from '#contract/texts/parcel-paste.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import styles from './paste.module.css'
import type { PreviewedLine } from './preview-pasted.server.ts'

type Props = {
  preview: PreviewedLine[]
  /** What stands in the field above. */
  lines: string
  isSending: boolean
}

/** What each pasted line means and what will become of it, and the button that sends what can be. It takes the focus. */
export function PastePreview({ preview, lines, isSending }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = preview.filter(({ orderId }) => orderId !== null)
  const parcels = ready.map(({ orderId, carrier, tracking }) => ({
    ...{ orderId, carrier, tracking, seen: 'pending' },
  }))

  useEffect(() => {
    if (preview.length) heading.current?.focus()
  }, [preview])

  return (
    <section className="stack gap-4" aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1} className={styles.title}>
        {t(parcelPasteTexts.preview)}
      </h2>
      <DataTable
        caption={t(parcelPasteTexts.preview)}
        rows={preview}
        keyOf={({ line }) => String(line)}
        columns={[
          { key: 'line', head: t(parcelPasteTexts.line), number: true, cell: ({ line }) => line },
          {
            key: 'order',
            head: t(accountWords.order),
            cell: ({ order }) => <code>{order}</code>,
          },
          { key: 'to', head: t(parcelBatchTexts.to), cell: ({ recipient }) => recipient || '–' },
          { key: 'carrier', head: t(parcelsTexts.carrier), cell: ({ carrier }) => carrier || '–' },
          { key: 'tracking', head: t(parcelBatchTexts.way), cell: ({ tracking }) => tracking || '–' },
          {
            key: 'what',
            head: t(parcelPasteTexts.preview),
            long: true,
            cell: ({ problem }) => (
              <StatusWord tone={problem ? 'bad' : 'good'}>{problem ?? t(parcelPasteTexts.ready)}</StatusWord>
            ),
          },
        ]}
      />
      {ready.length > 0 ? (
        <PostForm className="row gap-3" preventScrollReset>
          <input type="hidden" name="lines" value={lines} />
          <input type="hidden" name="parcels" value={JSON.stringify(parcels)} />
          <Button type="submit" name="intent" value="send" busy={isSending}>
            {counted(t, ready.length, parcelPasteTexts.oneReady, parcelPasteTexts.manyReady)}
          </Button>
          {ready.length < preview.length && <p className="quiet">{t(parcelPasteTexts.othersStay)}</p>}
        </PostForm>
      ) : (
        <p>{t(parcelPasteTexts.noneReady)}</p>
      )}
    </section>
  )
}
