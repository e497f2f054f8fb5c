import * as shopTexts from '#contract/texts/shop.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './bad-query.module.css'
import { FILTER_NAMES, FILTERS } from './filters.ts'
import { type ShopQuery, shopAddress } from './shop-address.ts'

const NAMES = [...FILTER_NAMES, 'pag'] as const

type Props = { query: ShopQuery; fields: Record<string, string> }

/** What an address asks for that is not on offer, field by field, and the way on without it. */
export function BadQuery({ query, fields }: Props) {
  const t = useText()
  const wrong = NAMES.filter((name) => name in fields)
  const good = Object.fromEntries(Object.entries(query).filter(([name]) => !(name in fields)))
  return (
    <div className={`stack gap-4 ${styles.panel}`}>
      <dl>
        {wrong.map((name) => (
          <div key={name}>
            <dt>
              {t(name === 'pag' ? shopTexts.pag : FILTERS[name].label)}: <q>{query[name]}</q>
            </dt>
            <dd>{fields[name]}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to={shopAddress(good)}>{t(shopTexts.badQueryFix)}</LinkButton>
    </div>
  )
}
