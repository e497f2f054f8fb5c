import { Link } from 'react-router'
import { listBreweries } from '#contract/catalogue.ts'
import * as breweriesTexts from '#contract/texts/breweries.ts'
import { documentNow } from '#contract/texts/documents.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import { HeldLabels } from '#web/layout/held-labels.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { wallLabels } from '#web/request/wall-labels.server.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import whole from '#web/ui/whole-link.module.css'
import { firstSentences } from '../catalogue/first-sentences.ts'
import type { Route } from './+types/about-us.page'
import styles from './about-us.module.css'
import { pickPlaces } from './pick-places.ts'
import { Place, Places } from './places.tsx'

export const handle: PageHandle = { openTo: 'everybody', findable: true }

/** That stand at its end. */
const LABELS = 3

/** Breweries are its colour, not its matter: without them the text stands alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const [answer, user, labels] = await Promise.all([
    tryApi(context, listBreweries),
    sessionUser(context),
    wallLabels(context, 'OrderBestRated'),
  ])
  const picked = answer.ok ? pickPlaces(answer.value.companies) : []
  const places = picked.map(({ id, company, image, ...brewery }, at) => ({
    ...{ id, company, image, place: placeText(brewery) },
    words: firstSentences(brewery.story, at ? 1 : 2),
  }))
  return { about: documentNow('about'), places, isVisitor: !user, labels: labels.slice(0, LABELS) }
}

export const meta: Route.MetaFunction = (page) => {
  const { metaTitle = '', lead = '' } = page.loaderData?.about ?? {}
  return headOf(page, { title: titled(metaTitle), description: lead, path: '/aboutUs' })
}

/** `/aboutUs`, for everybody; the way to register a company only for who has no account. */
export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, places: placesText, ways, responsible, team, end } = loaderData.about
  const seeAllBreweries = useText()(breweriesTexts.seeAll)
  const [first, ...others] = loaderData.places
  return (
    <div className={`stack ${styles.page}`}>
      <section className={styles.opening}>
        <div className={`stack gap-5 ${styles.words}`}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {first && <Place place={first} isLarge />}
      </section>
      {others.length > 0 && <Places places={others} text={placesText} />}
      <div className={styles.ways}>
        {ways.map((way) => (
          <section key={way.to}>
            <h2>{way.title}</h2>
            <ol>
              {way.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {(way.to !== '/sellerSignUp' || loaderData.isVisitor) && (
              <LinkButton to={way.to} look="outline">
                {way.go}
              </LinkButton>
            )}
          </section>
        ))}
      </div>
      <section className={`stack gap-4 ${styles.responsible}`}>
        <h2>{responsible.title}</h2>
        {responsible.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className={`stack gap-4 ${styles.team}`}>
        <h2>{team.title}</h2>
        <p>{team.text}</p>
        <ul>
          {team.links.map((link) => (
            <li key={link.to} className={whole.whole}>
              <h3>
                <Link to={link.to} reloadDocument={link.to.startsWith('/api/')} className={whole.link}>
                  {link.title}
                </Link>
              </h3>
              <p className="quiet">{link.text}</p>
              <Icon name="right" size={18} />
            </li>
          ))}
        </ul>
      </section>
      <section className={`stack gap-5 ${styles.end}`}>
        <div className={`stack gap-4 ${styles.endWords}`}>
          <h2>{end.title}</h2>
          <p>{end.text}</p>
          <p className="row gap-4">
            <LinkButton to={ways[0]!.to} size="large">
              {ways[0]!.go}
            </LinkButton>
            <Link to="/breweries" className={styles.other}>
              {seeAllBreweries} <span aria-hidden="true">→</span>
            </Link>
          </p>
        </div>
        <HeldLabels labels={loaderData.labels} later className={styles.held} />
      </section>
    </div>
  )
}
