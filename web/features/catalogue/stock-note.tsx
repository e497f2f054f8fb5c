import { LOW_STOCK } from '#contract/limits.ts'
import { useText } from '#web/texts.ts'
import { counted } from './counted.ts'
import styles from './stock-note.module.css'

/** 'Quedan 3' when 5 or fewer are left, 'Agotada' when none is; nothing while there is plenty. */
export function StockNote({ stock }: { stock: number }) {
  const t = useText()
  if (stock > LOW_STOCK) return null
  return (
    <span className={styles.note} data-sold-out={stock < 1 || undefined}>
      {stock < 1 ? t('beer.soldOut') : counted(t, stock, 'beer.oneLeft', 'beer.left')}
    </span>
  )
}
