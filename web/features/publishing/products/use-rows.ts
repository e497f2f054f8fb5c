import { useState } from 'react'
import type { OwnProduct } from '#contract/own-products.ts'
import { type RowAnswer, type Seen, seenOf, type TableAnswer, type Typed, typedOf } from './row-answer.ts'

/** With what a row's fields begin, and what became of it the last time. */
export type RowStart = { seen: Seen; typed: Typed; answer: RowAnswer | undefined }

type Round = { number: number; answer: TableAnswer | undefined; starts: Map<string, RowStart> }

function beginWith(products: OwnProduct[], answer: TableAnswer | undefined, number: number): Round {
  const starts = new Map(
    products.map((product) => {
      const told = answer?.rows[product.id]
      const seen = told?.seen ?? seenOf(product)
      return [product.id, { seen, typed: told?.typed ?? typedOf(seen), answer: told }]
    }),
  )
  return { number, answer, starts }
}

/**
 * The rows of the table between two answers. A row keeps what it showed when somebody began to type in it, however often the
 * page's data come anew: a stock is changed by the difference to that.
 * @param sent what became of the form; a page that was opened again has none, and goes on with the one before
 */
export function useRows(products: OwnProduct[], sent: TableAnswer | undefined) {
  const [told, setTold] = useState(sent)
  const [round, setRound] = useState(() => beginWith(products, sent, 0))
  if (sent && sent !== told) {
    setTold(sent)
    setRound(beginWith(products, sent, round.number + 1))
  }
  return {
    ...round,
    /** Of a row that has come since, too. */
    startOf(product: OwnProduct): RowStart {
      const seen = seenOf(product)
      return round.starts.get(product.id) ?? { seen, typed: typedOf(seen), answer: undefined }
    },
    /** Begins anew with what the page last heard. */
    discard: () => setRound(beginWith(products, undefined, round.number + 1)),
  }
}
export type Rows = ReturnType<typeof useRows>
