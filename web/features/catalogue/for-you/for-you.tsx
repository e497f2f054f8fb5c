import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { useText } from '#web/texts.ts'
import type { Hearted } from '../beer-heart.tsx'
import styles from '../home.module.css'
import { SectionHead } from '../section-head.tsx'
import type { Worded } from './recommended.server.ts'
import { RecommendedBeers } from './recommended-beers.tsx'

type Props = {
  beers: readonly (Worded & Hearted)[]
  actionsFor: (beer: BeerSummary) => ReactNode
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
      <RecommendedBeers beers={beers} actionsFor={actionsFor} />
    </section>
  )
}
