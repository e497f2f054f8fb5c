import type { ReactNode } from 'react'
import type { Buyer } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as formTexts from '#contract/texts/form.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmailWords } from '#web/ui/email-words.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { initialsOf } from '#web/ui/initials-of.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './buyer-profile.module.css'

/** A buyer's own record, to be read (specification section 2). `notice` stands between who they are and what is known. */
export function BuyerProfile({ buyer, editAt, notice }: { buyer: Buyer; editAt: string; notice: ReactNode }) {
  const t = useText()
  const name = `${buyer.name} ${buyer.lastName}`
  const empty = t(profileTexts.empty)
  return (
    <>
      <header className={`beside ${styles.head}`}>
        {buyer.image ? (
          <Picture
            image={buyer.image}
            alt={t(profileTexts.pictureOf, { name })}
            sizes="160px"
            frame={[160, 160]}
            className={styles.picture}
            loading="eager"
          />
        ) : (
          <Avatar initials={initialsOf(buyer.name, buyer.lastName)} className={styles.mat} />
        )}
        <div className={`stack gap-2 ${styles.words}`}>
          <h1>{name}</h1>
          <p className={styles.email}>
            <EmailWords email={buyer.email} />
          </p>
        </div>
        <LinkButton asks to={editAt} className={styles.edit}>
          {t(accountWords.edit)}
        </LinkButton>
      </header>
      {notice}
      <div className={`stack gap-5 ${styles.groups}`}>
        <section className={`stack gap-4 ${styles.group}`} aria-labelledby="person">
          <h2 id="person">{t(accountWords.personalData)}</h2>
          <FactList
            empty={empty}
            facts={[
              { name: t(shopWords.name), value: buyer.name },
              { name: t(formTexts.lastName), value: buyer.lastName },
              { name: t(formTexts.document), value: buyer.document },
              { name: t(accountWords.phone), value: buyer.phone, wide: 'onPhones' },
              { name: t(accountWords.emailAddress), value: <EmailWords email={buyer.email} />, wide: true },
            ]}
          />
        </section>
        <section className={`stack gap-4 ${styles.group}`} aria-labelledby="delivery">
          <h2 id="delivery">{t(accountWords.deliveryAddress)}</h2>
          <FactList
            empty={empty}
            facts={[
              { name: t(accountWords.address), value: buyer.address, wide: true },
              { name: t(accountWords.city), value: buyer.city },
              { name: t(accountWords.stateProvince), value: buyer.state },
              { name: t(accountWords.country), value: countryName(buyer.country) },
            ]}
          />
        </section>
      </div>
    </>
  )
}
