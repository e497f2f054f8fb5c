import { Form } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './products.module.css'
import { type ProductsPlace, productsAddress } from './products-address.ts'

/** Finds a seller's beer by its name; the address keeps what was searched. */
export function ProductSearch({ at }: { at: ProductsPlace }) {
  const t = useText()
  return (
    <Form
      method="get"
      action="/admin/seller/products"
      key={at.q}
      role="search"
      className={styles.search}
      preventScrollReset
    >
      <input type="hidden" name="id" value={at.id} />
      <Field
        id="product-q"
        name="q"
        type="search"
        label={t('products.search')}
        defaultValue={at.q}
        maxLength={SEARCH_MAX_CHARACTERS}
      />
      <Button type="submit" look="outline">
        {t('table.search')}
      </Button>
      {at.q && (
        <LinkButton to={productsAddress({ ...at, q: '', page: 1 })} look="quiet" preventScrollReset>
          {t('table.clear')}
        </LinkButton>
      )}
    </Form>
  )
}
