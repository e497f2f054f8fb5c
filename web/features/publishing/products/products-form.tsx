import { type ReactNode, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { OwnProduct } from '#contract/own-products.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx'
import { useTicked } from '#web/ui/use-ticked.ts'
import styles from './own-products.module.css'
import { type ProductsPlace, productsAddress } from './products-place.ts'
import { ProductsTable } from './products-table.tsx'
import type { TableAnswer } from './row-answer.ts'
import { TableBar } from './table-bar.tsx'
import { TableQuestions } from './table-questions.tsx'
import { useRows } from './use-rows.ts'
import { useSheet } from './use-sheet.ts'
import { useWritten } from './use-written.ts'
import { wrongRows } from './wrong-rows.ts'

/** Which rows are ticked is not lost: nobody wrote it. */
const isWritten = (name: string) => name !== 'ticked'

type Props = {
  place: ProductsPlace
  products: OwnProduct[]
  sent: TableAnswer | undefined
  stateOf: (product: OwnProduct) => ReactNode
}

/** The table as one form: what differs from what its rows had shown is saved, row by row. */
export function ProductsForm({ place, products, sent, stateOf }: Props) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const address = productsAddress(place)
  const rows = useRows(products, sent)
  const written = useWritten(form, rows.number)
  const ticks = useTicked(form, 'ticked')
  const pasted = useSheet(form, rows.number)
  const sending = useNavigation().formData?.get('intent')?.toString()
  const { answer, number } = rows
  const changed = products.filter((product) => written.isRowChanged(product.id, rows.startOf(product)))
  const errors = answer ? wrongRows(answer, products) : []
  return (
    <PostForm ref={form} action={address} className={`stack gap-3 ${styles.form}`} preventScrollReset>
      <UnsavedChanges
        // Rows that are archived leave with the answer: what they held is no change of the others.
        key={`${number} ${products.length}`}
        form={form}
        action={address}
        counts={isWritten}
        unsaved={Object.values(answer?.rows ?? {}).some(({ state }) => state !== 'saved')}
      />
      {answer && (
        <>
          <ErrorSummary
            key={`errors ${number}`}
            title={t(answer.message ? ownProductsTexts.notDone : ownProductsTexts.failed)}
            errors={errors}
          />
          <TableQuestions key={`questions ${number}`} answer={answer} products={products} />
        </>
      )}
      <TableBar
        {...{ place, rows, pasted, ticks, sending }}
        areAllTicked={ticks.ticked.length === products.length}
        areArchived={place.state === 'archived'}
        changed={changed.length}
      />
      <ProductsTable {...{ place, products, rows, written, stateOf }} />
    </PostForm>
  )
}
