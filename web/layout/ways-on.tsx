import { Form } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import * as barSearchTexts from '#contract/texts/bar-search.ts'
import * as notFoundTexts from '#contract/texts/not-found.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StyleRoads } from './style-roads.tsx'
import styles from './ways-on.module.css'

/** Where to go from a page that is not there: a search, four styles, and all beers. It asks nothing of the shop, which may be why that page failed. */
export function WaysOn() {
  const t = useText()
  return (
    <>
      <Form action="/shop" role="search" aria-label={t(notFoundTexts.search)} className={styles.form}>
        <input
          className={styles.box}
          name="name"
          aria-label={t(notFoundTexts.search)}
          placeholder={t(barSearchTexts.placeholder)}
          maxLength={SEARCH_MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" size="round" aria-label={t(notFoundTexts.search)}>
          <Icon name="search" />
        </Button>
      </Form>
      <StyleRoads />
      <p>
        <LinkButton to="/shop" look="outline">
          {t(shopWords.seeBeers)}
        </LinkButton>
      </p>
    </>
  )
}
