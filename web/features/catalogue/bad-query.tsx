import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './bad-query.module.css'
import { type ShopQuery, shopAddress } from './shop-address.ts'

const FIELD_WORDS: Record<keyof ShopQuery, TextCode> = {
  name: 'shop.name',
  type: 'shop.type',
  price: 'shop.price',
  IBU: 'shop.ibu',
  ABV: 'shop.abv',
  qualification: 'shop.rating',
  fresh: 'shop.fresh',
  order: 'shop.order',
  pag: 'shop.pag',
}

type Props = { query: ShopQuery; fields: Record<string, string> }

/** What an address asks for that is not on offer, field by field, and the way on without it. */
export function BadQuery({ query, fields }: Props) {
  const t = useText()
  const wrong = (Object.keys(FIELD_WORDS) as (keyof ShopQuery)[]).filter((name) => name in fields)
  const good = Object.fromEntries(Object.entries(query).filter(([name]) => !(name in fields)))
  return (
    <div className={styles.panel}>
      <dl>
        {wrong.map((name) => (
          <div key={name}>
            <dt>
              {t(FIELD_WORDS[name])}: <q>{query[name]}</q>
            </dt>
            <dd>{fields[name]}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to={shopAddress(good)}>{t('shop.badQueryFix')}</LinkButton>
    </div>
  )
}
