import { Form } from 'react-router'
import type { ReviewPage } from '#contract/reviews.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as breweryWords from '#contract/texts/brewery-words.ts'
import * as sellerReviewsTexts from '#contract/texts/seller-reviews.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select } from '#web/ui/field.tsx'
import { useQueryForm } from '#web/ui/use-query-form.ts'
import { type ReviewsPlace, reviewsAddress, withoutFilters } from './reviews-address.ts'
import styles from './seller-reviews.module.css'

const STARS = [5, 4, 3, 2, 1]

/** Which reviews are seen: of a beer, with so many stars, those that wait for an answer. The address keeps it. */
export function ReviewFilters({ at, beers }: { at: ReviewsPlace; beers: ReviewPage['beers'] }) {
  const t = useText()
  const chosen = [at.beer, at.rate, at.unanswered].filter(Boolean).length
  return (
    <Disclosure
      look="narrow"
      className={styles.which}
      title={chosen ? t(shopTexts.filtersChosen, { count: chosen }) : t(shopTexts.filters)}
    >
      <Form
        {...useQueryForm(reviewsAddress({ ...at, page: 1 }))}
        method="get"
        action={withoutFilters(at)}
        className={styles.filters}
        aria-label={t(accountWords.whichReviewsToSee)}
        preventScrollReset
      >
        <Select name="beer" label={t(accountWords.beer)} defaultValue={at.beer}>
          <option value="">{t(breweryWords.all)}</option>
          {beers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select name="rate" label={t(sellerReviewsTexts.stars)} defaultValue={at.rate}>
          <option value="">{t(breweryWords.all)}</option>
          {STARS.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? t(sellerReviewsTexts.oneStar) : t(sellerReviewsTexts.starCount, { count })}
            </option>
          ))}
        </Select>
        <Checkbox
          id="unanswered"
          name="unanswered"
          value="1"
          label={t(sellerReviewsTexts.unanswered)}
          defaultChecked={at.unanswered}
        />
        <div className="wrap gap-2">
          <Button type="submit" look="outline">
            {t(accountWords.filter)}
          </Button>
          {chosen > 0 && (
            <LinkButton to={withoutFilters(at)} look="quiet" preventScrollReset>
              {t(accountWords.clearFilters)}
            </LinkButton>
          )}
        </div>
      </Form>
    </Disclosure>
  )
}
