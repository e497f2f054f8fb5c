import type { Obstacle } from '#contract/obstacles.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './cart-line.module.css'
import { CureButton } from './cure-button.tsx'
import type { LineNow } from './lines-now.ts'
import { obstacleWords } from './obstacle-words.ts'

type Props = { line: LineNow; country: string; onCure: (obstacle: Obstacle) => void }

/** What changed since the beer was put in, and the button with which the buyer agrees to it. Nothing agrees by itself. */
export function LineNotice({ line, country, onCure }: Props) {
  const t = useText()
  if (!line.obstacles.length) return null
  return (
    <div className={`row ${styles.notice}`}>
      {line.obstacles.map((obstacle) => (
        <div key={obstacle}>
          <p>
            <Icon name="alert" size={18} />
            {obstacleWords(t, obstacle, line, country)}
          </p>
          {(obstacle === 'less-left' || obstacle === 'price-changed') && (
            <CureButton obstacle={obstacle} line={line} onCure={() => onCure(obstacle)} />
          )}
        </div>
      ))}
    </div>
  )
}
