import { Form } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import type { ReviewList } from '#contract/review-lists.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { type JudgePlace, judgeAddress } from './judge-address.ts'
import styles from './reviews.module.css'

/** Which reviews are seen, and a search among them; the address keeps both. */
export function ReviewSearch({ at, waiting }: { at: JudgePlace; waiting: number }) {
  const t = useText()
  const lists: [ReviewList, string][] = [
    ['reported', t('judge.reported', { count: waiting })],
    ['all', t('judge.all')],
    ['hidden', t('judge.hidden')],
  ]
  return (
    <div className={styles.search}>
      <nav aria-label={t('judge.lists')}>
        <ul className={styles.lists}>
          {lists.map(([show, text]) => (
            <li key={show}>
              <Chip to={judgeAddress({ show, q: at.q })} chosen={show === at.show}>
                {text}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        method="get"
        action="/admin/reviews"
        key={judgeAddress(at)}
        role="search"
        className={styles.words}
        preventScrollReset
      >
        {at.show !== 'reported' && <input type="hidden" name="show" value={at.show} />}
        <Field
          id="judge-q"
          name="q"
          type="search"
          label={t('judge.search')}
          defaultValue={at.q}
          maxLength={SEARCH_MAX_CHARACTERS}
        />
        <Button type="submit" look="outline">
          {t('table.search')}
        </Button>
        {at.q && (
          <LinkButton to={judgeAddress({ show: at.show })} look="quiet" preventScrollReset>
            {t('table.clear')}
          </LinkButton>
        )}
      </Form>
    </div>
  )
}
