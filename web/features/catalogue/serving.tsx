import * as detailTexts from '#contract/texts/detail.ts'
import { useText } from '#web/texts.ts'
import type { GlassColour } from './colour-in-glass.ts'
import { Glass } from './glass.tsx'
import styles from './serving.module.css'
import type { StyleFacts } from './style-facts.ts'

/** What a style is like and how a beer of it is served: glass, temperature, food. */
export function Serving({ facts, colour }: { facts: StyleFacts; colour: GlassColour }) {
  const t = useText()
  const [from, to] = facts.celsius
  return (
    <section className={styles.serving} aria-labelledby="serving">
      <h2 id="serving">{t(detailTexts.serving)}</h2>
      <p>{facts.character}</p>
      <div className={styles.table}>
        <Glass shape={facts.glass.shape} colour={colour} />
        <dl>
          <div>
            <dt>{t(detailTexts.glass)}</dt>
            <dd>{facts.glass.name}</dd>
          </div>
          <div>
            <dt>{t(detailTexts.temperature)}</dt>
            <dd>{t(detailTexts.celsius, { from, to })}</dd>
          </div>
          <div>
            <dt>{t(detailTexts.food)}</dt>
            <dd>{facts.food.join(' · ')}</dd>
          </div>
        </dl>
      </div>
      <p className={styles.sources}>{t(detailTexts.servingSources)}</p>
    </section>
  )
}
