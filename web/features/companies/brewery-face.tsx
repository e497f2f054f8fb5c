import type { ReactNode } from 'react'
import type { CompanyProfile } from '#contract/profiles.ts'
import * as companyTexts from '#contract/texts/company.ts'
import { countryNames } from '#contract/texts/country-names.ts'
import { placeText } from '#contract/texts/place-text.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './brewery-face.module.css'
import { BreweryFacts, type BreweryFigures } from './brewery-facts.tsx'

type Props = {
  company: Pick<CompanyProfile, 'company' | 'image' | 'story' | 'city' | 'state' | 'country' | 'shipsTo'>
  figures: BreweryFigures
  /** What whoever looks at it can do here. */
  actions: ReactNode
}

/** A brewery as everybody sees it: its picture, its name, where it is, its story. */
export function BreweryFace({ company, figures, actions }: Props) {
  const t = useText()
  const place = placeText(company)
  return (
    <header className={`stack gap-5 ${styles.face}`}>
      <Picture
        image={company.image}
        alt={t(profileTexts.pictureOf, { name: company.company })}
        sizes="(width < 900px) 100vw, 720px"
        frame={[600, 360]}
        className={styles.picture}
        loading="eager"
      />
      <div className={`stack gap-4 ${styles.words}`}>
        <div className={`stack gap-2 ${styles.name}`}>
          <h1>{company.company}</h1>
          <p>{place}</p>
          {company.shipsTo && <p>{t(companyTexts.shipsTo, { countries: countryNames(company.shipsTo) })}</p>}
        </div>
        {company.story && <p className={styles.story}>{company.story}</p>}
        <BreweryFacts figures={figures} />
        <div>{actions}</div>
      </div>
    </header>
  )
}
