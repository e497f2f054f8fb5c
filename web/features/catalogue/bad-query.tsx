import { LinkButton } from '#web/ui/button.tsx'
import styles from './bad-query.module.css'
import type { WrongQuery } from './bad-query.server.ts'

/** What an address asks for that is not on offer, field by field, and the way on without it. */
export function BadQuery({ fields, good, fix }: WrongQuery) {
  return (
    <div className={`stack gap-4 ${styles.panel}`}>
      <dl>
        {fields.map(({ label, value, says }) => (
          <div key={label}>
            <dt>
              {label}: <q>{value}</q>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to={good}>{fix}</LinkButton>
    </div>
  )
}
