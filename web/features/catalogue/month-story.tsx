import { Link } from 'react-router'
import type { BeerSummary } from '#contract/catalogue.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import whole from '#web/ui/whole-link.module.css'
import { BeerLabel } from './beer-label.tsx'
import { BeerPrice } from './beer-price.tsx'
import styles from './month-story.module.css'
import { useLabelMorph } from './use-label-morph.ts'
import type { MonthStory as Story } from './word-home.server.ts'

/** The brewery of the month, from one edge of the screen to the other: its picture, two sentences, three of its beers. */
export function MonthStory({ story }: { story: Story }) {
  const { brewery, beers, title, place, meet, rule } = story
  return (
    <section aria-labelledby="of-the-month" className={`stack gap-5 ${styles.story}`}>
      <Picture
        image={brewery.image}
        alt=""
        frame={[600, 360]}
        sizes="(width < 900px) 100vw, 620px"
        className={styles.picture}
      />
      <div className={`stack gap-2 ${styles.words}`}>
        <p className={styles.title}>{title}</p>
        <h2 id="of-the-month">{brewery.company}</h2>
        <p className="quiet">{place}</p>
        <p className={styles.text}>{story.story}</p>
        <p className="row gap-4">
          <LinkButton to={`/company/${brewery.id}`} look="outline">
            {meet}
          </LinkButton>
          <span className={`quiet ${styles.rule}`}>{rule}</span>
        </p>
      </div>
      <ul className={styles.beers}>
        {beers.map((beer) => (
          <li key={beer.id} className={`${whole.whole} ${styles.beer}`}>
            <StoryBeer beer={beer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StoryBeer({ beer }: { beer: BeerSummary }) {
  const to = `/detail/${beer.id}`
  const morph = useLabelMorph(to, 'month')
  return (
    <>
      <BeerLabel
        beer={beer}
        sizes="(width < 560px) 30vw, 150px"
        className={styles.label}
        style={morph.style}
      />
      <h3 className={styles.name}>
        <Link to={to} className={whole.link} prefetch="intent" viewTransition onClick={morph.choose}>
          {beer.name}
        </Link>
      </h3>
      <p className="quiet">{beer.type}</p>
      <BeerPrice beer={{ ...beer, pricePerLitre: null }} />
    </>
  )
}
