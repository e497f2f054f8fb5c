import { Link } from 'react-router'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { useText } from '#web/texts.ts'
import { type ActionsFor, BeerCards } from '../beer-cards.tsx'
import type { Hearted } from '../beer-heart.tsx'
import styles from '../home.module.css'
import { SectionHead } from '../section-head.tsx'
import type { Worded } from './recommended.server.ts'

type Props = {
  beers: readonly (Worded & Hearted)[]
  actionsFor: ActionsFor
}

/** *Para ti* on the home page. */
export function ForYou({ beers, actionsFor }: Props) {
  const t = useText()
  return (
    <section aria-labelledby="for-you">
      <SectionHead id="for-you" title={t(forYouTexts.title)}>
        <Link to="/taste" className={styles.all}>
          {t(forYouTexts.seeTaste)} <span aria-hidden="true">→</span>
        </Link>
      </SectionHead>
      <BeerCards beers={beers} columns={4} noteOf={({ why }) => why} actionsFor={actionsFor} />
    </section>
  )
}
