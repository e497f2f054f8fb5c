import type { Figures, FiguresTotal } from '#contract/figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { type Translate, useText } from '#web/texts.ts'
import { ratingWords } from './rating-words.ts'
import styles from './totals.module.css'

type Total = { name: string; value: string; change?: string | undefined }

/** The period in large numbers, each beside what it was in as many days before. */
export function Totals({ total, before, days }: Pick<Figures, 'total' | 'before'> & { days: number }) {
  const t = useText()
  const dollars = (amount: number) => priceText(centsFromDollars(amount))
  const compare = (of: (each: FiguresTotal) => number, words: (value: number) => string) => ({
    value: words(of(total)),
    change: changeWords(t, of(total), of(before), words(of(before)), days),
  })
  const was = (words: string) => t('figures.beforeWas', { days, before: words })
  const totals: Total[] = [
    { name: t('figures.sales'), ...compare(({ sales }) => sales, dollars) },
    { name: t('figures.units'), ...compare(({ units }) => units, String) },
    { name: t('figures.orders'), ...compare(({ orders }) => orders, String) },
    { name: t('figures.refunded'), value: dollars(total.refunded), change: was(dollars(before.refunded)) },
    { name: t('figures.reviews'), ...compare(({ reviews }) => reviews, String) },
    {
      name: t('figures.rating'),
      value: ratingWords(t, total.rating),
      ...(before.rating !== null && { change: was(ratingWords(t, before.rating)) }),
    },
  ]
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, value, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {change && <dd className={styles.change}>{change}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** How a number changed, in whole percents; below half a percent both are told instead. */
function changeWords(t: Translate, now: number, before: number, words: string, days: number): string {
  if (now === before) return t('figures.same', { days })
  if (before === 0) return t('figures.new', { days })
  const percent = Math.round(Math.abs((now - before) / before) * 100)
  if (percent === 0) return t('figures.beforeWas', { days, before: words })
  return t(now > before ? 'figures.more' : 'figures.less', { percent, days, before: words })
}
