import { Link } from 'react-router'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as productsTexts from '#contract/texts/products.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import type { ListedProduct } from './listed-product.ts'
import { ProductStatus } from './product-status.tsx'
import styles from './products.module.css'
import { modifyAddress, type ProductsPlace, productsAddress } from './products-address.ts'

/**
 * Beers with the columns of specification section 2, each with the ways to see, change and switch it; of all breweries with whose it
 * is, which leads to the others of that one.
 */
export function ProductTable({ products, at }: { products: ListedProduct[]; at: ProductsPlace }) {
  const t = useText()
  const columns: Column<ListedProduct>[] = [
    {
      key: 'detail',
      head: t(adminWords.detail),
      cell: ({ id, name }) => (
        <span className={styles.ways}>
          <LinkButton to={`/detail/${id}`} look="outline" size="small">
            {t(productsTexts.see)} <span className="visually-hidden">{name}</span>
          </LinkButton>
          <IfMay what="goods">
            <LinkButton to={modifyAddress(id, at)} look="quiet" size="small">
              {t(accountWords.edit)} <span className="visually-hidden">{name}</span>
            </LinkButton>
          </IfMay>
        </span>
      ),
    },
    {
      key: 'name',
      head: t(productsTexts.name),
      cell: ({ name }) => <strong>{name}</strong>,
    },
    ...(at.id ? [] : [{ key: 'company', head: t(adminWords.brewery), cell: companyCell }]),
    {
      key: 'price',
      head: t(productsTexts.price),
      number: true,
      cell: ({ price }) => priceText(centsFromDollars(price)),
    },
    { key: 'type', head: t(productsTexts.type), cell: ({ type }) => type },
    {
      key: 'presentation',
      head: t(productsTexts.presentation),
      cell: ({ presentation }) => presentation,
    },
    {
      key: 'rating',
      head: t(shopWords.rating),
      number: true,
      cell: ({ qualification }) =>
        qualification === null ? t(productsTexts.unrated) : numberText(qualification, 1),
    },
    {
      key: 'status',
      head: t(adminWords.status),
      cell: (product) => <ProductStatus product={product} at={at} />,
    },
  ]
  const caption = t(at.id ? productsTexts.table : productsTexts.allTitle)
  return <DataTable caption={caption} columns={columns} rows={products} keyOf={({ id }) => id} />
}

function companyCell({ company }: ListedProduct) {
  return (
    company && (
      <IfMay what="read-desk" otherwise={company.company}>
        <Link to={productsAddress({ id: company.id, q: '', page: 1 })}>{company.company}</Link>
      </IfMay>
    )
  )
}
