import type { ReactNode } from 'react'
import { BEER_FACTS } from '#contract/beer-facts.ts'
import { PACE_DAYS } from '#contract/limits.ts'
import type { OwnProduct } from '#contract/own-products.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as companyTexts from '#contract/texts/company.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ProductName } from './product-name.tsx'
import { type ProductsPlace, productsSorting } from './products-place.ts'
import { RowActions } from './row-actions.tsx'
import { RowField } from './row-field.tsx'
import { RowState } from './row-state.tsx'
import type { Rows } from './use-rows.ts'
import type { Written } from './use-written.ts'

type Props = {
  place: ProductsPlace
  products: OwnProduct[]
  rows: Rows
  written: Written
  /** How a beer stands, in the words of all its brewery's pages. */
  stateOf: (product: OwnProduct) => ReactNode
}

/** A brewery's beers, of which price and stock are written in their rows. */
export function ProductsTable({ place, products, rows, written, stateOf }: Props) {
  const t = useText()
  const ticked = new Set(rows.answer?.ticked)
  const columns: Column<OwnProduct>[] = [
    {
      key: 'name',
      head: t(accountWords.beer),
      sorts: true,
      card: 'line',
      cell: (product) => {
        const start = rows.startOf(product)
        return (
          <ProductName product={product} isTicked={ticked.has(product.id)} round={rows.number}>
            <input type="hidden" name={`seen-${product.id}`} value={JSON.stringify(start.seen)} />
            <RowState product={product} start={start} isChanged={written.isRowChanged(product.id, start)} />
          </ProductName>
        )
      },
    },
    {
      key: 'price',
      head: t(BEER_FACTS.price.label),
      sorts: true,
      number: true,
      card: 'start',
      cell: (product) => (
        <RowField
          key={rows.number}
          field="price"
          product={product}
          start={rows.startOf(product)}
          written={written}
        />
      ),
    },
    {
      key: 'stock',
      head: t(BEER_FACTS.stock.label),
      sorts: true,
      number: true,
      card: 'end',
      cell: (product) => (
        <RowField
          key={rows.number}
          field="stock"
          product={product}
          start={rows.startOf(product)}
          written={written}
        >
          {product.held > 0 && (
            <span>{counted(t, product.held, ownProductsTexts.oneHeld, ownProductsTexts.held)}</span>
          )}
        </RowField>
      ),
    },
    { key: 'state', head: t(accountWords.state), card: 'start', cell: stateOf },
    {
      key: 'sold',
      head: t(ownProductsTexts.sold, { days: PACE_DAYS }),
      sorts: true,
      number: true,
      card: 'out',
      cell: ({ soldLately }) => numberText(soldLately),
    },
    {
      key: 'rating',
      head: t(shopWords.rating),
      number: true,
      card: 'out',
      cell: ({ qualification, qualificationCount }) =>
        qualification === null
          ? t(accountWords.nothing)
          : `${numberText(qualification, 1)} (${qualificationCount})`,
    },
    {
      key: 'actions',
      head: t(accountWords.actions),
      action: true,
      card: 'end',
      cell: (product) => <RowActions product={product} />,
    },
  ]
  const { sorting, sortedAt } = productsSorting(place)
  return (
    <DataTable
      caption={t(companyTexts.yourBeers)}
      columns={columns}
      rows={products}
      keyOf={({ id }) => id}
      sortsElsewhere
      sortedAt={sortedAt}
      {...(sorting && { sorting })}
    />
  )
}
