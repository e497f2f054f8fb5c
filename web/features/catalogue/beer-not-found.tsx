import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './beer-not-found.module.css'

/** '¡Producto no encontrado!' with a way back (specification section 8). */
export function BeerNotFound() {
  const t = useText()
  return (
    <div className={styles.missing}>
      <h1>{t('beer.notFound')}</h1>
      <EmptyState text={t('beer.notFoundLead')}>
        <BackLink look="outline" />
      </EmptyState>
    </div>
  )
}
