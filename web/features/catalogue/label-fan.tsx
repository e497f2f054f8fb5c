import { Link } from 'react-router'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as homeTexts from '#contract/texts/home.ts'
import { useText } from '#web/texts.ts'
import { BeerLabel } from './beer-label.tsx'
import styles from './label-fan.module.css'
import { useLabelMorph } from './use-label-morph.ts'

/** Real labels like an open hand of cards, every name in sight; each leads to its beer and rises when it is looked at. */
export function LabelFan({ beers }: { beers: BeerSummary[] }) {
  const t = useText()
  if (!beers.length) return null
  return (
    <div className={styles.room}>
      <ul className={styles.fan} aria-label={t(homeTexts.fan)} data-count={beers.length}>
        {beers.map((beer) => (
          <li key={beer.id}>
            <FanLabel beer={beer} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FanLabel({ beer }: { beer: BeerSummary }) {
  const to = `/detail/${beer.id}`
  const morph = useLabelMorph(to, 'fan')
  return (
    <Link to={to} prefetch="intent" viewTransition onClick={morph.choose}>
      <BeerLabel
        beer={beer}
        flat
        early
        sizes="(width < 640px) 31vw, (width < 1240px) 19vw, 240px"
        style={morph.style}
      />
    </Link>
  )
}
