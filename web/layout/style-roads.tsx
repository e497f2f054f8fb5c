import { Link } from 'react-router'
import type { BeerType } from '#contract/limits.ts'
import { styleMark } from '#contract/style-mark.ts'
import styles from './style-roads.module.css'

/** As far from each other as beers are. */
const STYLES: readonly BeerType[] = ['IPA', 'Stout', 'Sour Beer', 'Lager']

/** Four styles with their drawings, for who does not know yet what to look for: it asks nothing of the shop. */
export function StyleRoads() {
  return (
    <ul className={styles.roads}>
      {STYLES.map((style) => (
        <li key={style}>
          <Link to={`/shop?type=${style}`}>
            <img src={styleMark(style)} alt="" width={64} height={64} />
            {style}
          </Link>
        </li>
      ))}
    </ul>
  )
}
