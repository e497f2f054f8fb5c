import type { SellerProduct } from '#contract/admin-products.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ProductStatus } from './product-status.tsx'
import styles from './products.module.css'
import { modifyAddress, type ProductsPlace } from './products-address.ts'

/** A seller's beers with the columns of specification section 2, each with the ways to see, change and switch it. */
export function ProductTable({ products, at }: { products: SellerProduct[]; at: ProductsPlace }) {
  const t = useText()
  const columns: Column<SellerProduct>[] = [
    {
      key: 'detail',
      head: t('products.detail'),
      cell: ({ id, name }) => (
        <span className={styles.ways}>
          <LinkButton to={`/detail/${id}`} look="outline" size="small">
            {t('products.see')} <span className="visually-hidden">{name}</span>
          </LinkButton>
          <LinkButton to={modifyAddress(id, at)} look="quiet" size="small">
            {t('products.edit')} <span className="visually-hidden">{name}</span>
          </LinkButton>
        </span>
      ),
    },
    {
      key: 'name',
      head: t('products.name'),
      cell: ({ name }) => <strong>{name}</strong>,
    },
    {
      key: 'price',
      head: t('products.price'),
      number: true,
      cell: ({ price }) => priceText(centsFromDollars(price)),
    },
    { key: 'type', head: t('products.type'), cell: ({ type }) => type },
    {
      key: 'presentation',
      head: t('products.presentation'),
      cell: ({ presentation }) => presentation,
    },
    {
      key: 'rating',
      head: t('products.rating'),
      number: true,
      cell: ({ qualification }) =>
        qualification === null ? t('products.unrated') : numberText(qualification, 1),
    },
    {
      key: 'status',
      head: t('products.status'),
      cell: (product) => <ProductStatus product={product} at={at} />,
    },
  ]
  return <DataTable caption={t('products.table')} columns={columns} rows={products} keyOf={({ id }) => id} />
}
