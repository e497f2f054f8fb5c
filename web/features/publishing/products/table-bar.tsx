import { useState } from 'react'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SortMenu } from '#web/ui/table/sort-menu.tsx'
import { useLive } from '#web/ui/use-live.ts'
import type { Ticked } from '#web/ui/use-ticked.ts'
import styles from './own-products.module.css'
import { PRODUCTS_SORTED_BY, type ProductsPlace, productsAddress, productsSorting } from './products-place.ts'
import { saidOf } from './said-of.ts'
import type { Rows } from './use-rows.ts'
import type { Pasted } from './use-sheet.ts'

type Props = {
  place: ProductsPlace
  rows: Rows
  /** How many rows are changed and not saved. */
  changed: number
  pasted: Pasted | undefined
  ticks: Ticked
  areAllTicked: boolean
  /** Whether the table is that of archived beers. */
  areArchived: boolean
  /** Which button waits for its answer. */
  sending: string | undefined
}

/** What is done with the rows that are ticked. */
const OF_OTHERS = [
  ['on', ownProductsTexts.putOnSale],
  ['off', ownProductsTexts.takeOffSale],
  ['archive', ownProductsTexts.archive],
] as const
const OF_ARCHIVED = [['restore', ownProductsTexts.restore]] as const

/** Above the table, and in view as long as it is: saves what is written in it, and puts on or off sale, archives or restores what is ticked. */
export function TableBar({ place, rows, changed, pasted, ticks, areAllTicked, areArchived, sending }: Props) {
  const t = useText()
  const live = useLive()
  const [asks, setAsks] = useState(false)
  const count = ticks.ticked.length
  // Before the page is live nobody knows what is ticked: then the answer says that nothing is.
  const isIdle = live && count === 0
  const ticked = counted(t, count, ownProductsTexts.oneTicked, ownProductsTexts.ticked)
  const said = saidOf(t, rows.answer, pasted)
  const words = changed
    ? counted(t, changed, ownProductsTexts.oneChanged, ownProductsTexts.changed)
    : t(ownProductsTexts.noneChanged)
  return (
    <div className={styles.bar}>
      <div className={`row gap-2 ${styles.saving}`} data-idle={(!changed && !said) || undefined}>
        <Button
          type="submit"
          name="intent"
          value="save"
          look={changed > 0 ? 'primary' : 'outline'}
          size="small"
          busy={sending === 'save'}
          idle={live && changed === 0}
        >
          {t(accountWords.save)}
        </Button>
        {changed > 0 && (
          <LinkButton
            to={productsAddress(place)}
            look="quiet"
            size="small"
            onClick={(event) => {
              event.preventDefault()
              setAsks(true)
            }}
          >
            {t(ownProductsTexts.discard)}
          </LinkButton>
        )}
        <p className={styles.count} role="status">
          <strong>{words}</strong>
          <span>{said}</span>
        </p>
      </div>
      <div className={`row gap-2 ${styles.switching}`}>
        <div className={styles.all}>
          {live && (
            <Checkbox
              id="tick-all"
              label={count ? ticked : t(ownProductsTexts.tickAll)}
              checked={count > 0 && areAllTicked}
              onChange={(event) => ticks.tickAll(event.currentTarget.checked)}
            />
          )}
          <SortMenu by={PRODUCTS_SORTED_BY} {...productsSorting(place)} />
        </div>
        {isIdle && <p className={`quiet ${styles.why}`}>{t(ownProductsTexts.noneTicked)}</p>}
        <div className={`row gap-2 ${styles.acts}`} data-some={count > 0 || undefined} data-count={ticked}>
          {(areArchived ? OF_ARCHIVED : OF_OTHERS).map(([intent, text]) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              look="outline"
              size="small"
              busy={sending === intent}
              idle={isIdle}
            >
              {t(text)}
            </Button>
          ))}
        </div>
      </div>
      <Dialog open={asks} onClose={() => setAsks(false)} title={t(ownProductsTexts.discardTitle)}>
        <p>{t(ownProductsTexts.discardText)}</p>
        <div className="wrap gap-3">
          <Button onClick={() => setAsks(false)}>{t(ownProductsTexts.keepWriting)}</Button>
          <Button
            look="danger"
            onClick={() => {
              setAsks(false)
              rows.discard()
            }}
          >
            {t(ownProductsTexts.discard)}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
