import { useNavigate } from 'react-router'
import type { ListedDifference } from '#contract/provider-books.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import { useText } from '#web/texts.ts'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import type { BooksNotDone } from './act-on-books.server.ts'
import { type BooksPlace, booksAddress } from './books-place.ts'

type Props = { difference: ListedDifference; place: BooksPlace; failed: BooksNotDone | undefined }

/** Asks why a difference needs nobody any more. */
export function CloseSheet({ difference: { id, movement, about }, place, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const back = booksAddress({ ...place, close: '' })
  return (
    <ReasonSheet
      title={t(providerBooksTexts.close)}
      action={booksAddress({ ...place, close: id })}
      hidden={{ act: 'close', id }}
      submit={t(providerBooksTexts.close)}
      failed={failed && { message: failed.message, wrong: failed.fields?.reason, typed: failed.typed.reason }}
      closeTo={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <p>
        <strong>{t(providerBooksTexts.movement[movement], { about })}</strong>
        <br />
        {t(providerBooksTexts.closeLead)}
      </p>
    </ReasonSheet>
  )
}
