import type { CompanyProfile } from '#contract/profiles.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as companyTexts from '#contract/texts/company.ts'
import { countryNames } from '#contract/texts/country-names.ts'
import { placeText } from '#contract/texts/place-text.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import * as savedTexts from '#contract/texts/saved.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { BreweryFacts, type BreweryFigures } from './brewery-facts.tsx'
import styles from './own-face.module.css'

type Props = {
  found: { company: Omit<CompanyProfile, 'private' | 'Products'>; figures: BreweryFigures; readAt: string }
  followers: number
  editAt: string
}

/** A brewery as it looks after itself: the same in short, with the ways to change it and to what buyers see. */
export function OwnFace({ found: { company, figures, readAt }, followers, editAt }: Props) {
  const t = useText()
  const place = placeText(company)
  return (
    <header className={styles.face}>
      <Picture
        image={company.image}
        alt={t(profileTexts.pictureOf, { name: company.company })}
        sizes="220px"
        frame={[600, 360]}
        className={styles.picture}
        loading="eager"
      />
      <div className="stack gap-1">
        <h1>{company.company}</h1>
        <p className="quiet">
          {place}
          {company.shipsTo && ` · ${t(companyTexts.shipsTo, { countries: countryNames(company.shipsTo) })}`}
        </p>
      </div>
      <div className={`row gap-2 ${styles.ways}`}>
        <LinkButton asks to={editAt} size="small">
          {t(accountWords.edit)}
        </LinkButton>
        <LinkButton to={`${readAt}?public`} look="outline" size="small">
          {t(companyTexts.asBuyers)}
        </LinkButton>
      </div>
      <div className={`stack gap-2 ${styles.about}`}>
        <p className={company.story ? styles.story : undefined}>{company.story || t(companyTexts.noStory)}</p>
        <div className={`row ${styles.figures}`}>
          <BreweryFacts figures={figures} />
          {followers > 0 && (
            <p className="quiet">{counted(t, followers, savedTexts.oneFollower, savedTexts.followers)}</p>
          )}
        </div>
      </div>
    </header>
  )
}
