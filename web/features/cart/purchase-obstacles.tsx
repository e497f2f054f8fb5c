import type { Obstacle } from '#contract/obstacles.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import { useText } from '#web/texts.ts'
import styles from './cart.module.css'
import { controlId, lineFormId } from './cart-form.ts'
import { CureButton } from './cure-button.tsx'
import type { LineNow } from './lines-now.ts'

/** Where the cart's foot leads on phones. */
export const OBSTACLES_ID = 'before-buying'

type Props = {
  lines: LineNow[]
  onCure: (line: LineNow, obstacle: Obstacle) => void
}

/**
 * Beside the total: every line that stands against the purchase, with the press that cures it; why, its line says. An order of these lines
 * would be refused, and nobody should find that out after six fields.
 */
export function PurchaseObstacles({ lines, onCure }: Props) {
  const t = useText()
  const found = lines.flatMap((line) => line.obstacles.map((obstacle) => ({ line, obstacle })))
  if (!found.length) return null
  return (
    <section className={styles.obstacles} aria-labelledby={OBSTACLES_ID}>
      <h2 id={OBSTACLES_ID}>{t(cartTexts.beforeBuying)}</h2>
      <ul>
        {found.map(({ line, obstacle }) => (
          <li key={`${line.id} ${obstacle}`}>
            <a href={`#${controlId(line.id)}`}>{line.name}</a>
            <CureButton
              obstacle={obstacle}
              line={line}
              form={lineFormId(line.id)}
              onCure={() => onCure(line, obstacle)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
