import { SHORTFALL_WORDS_MAX_CHARACTERS } from '#contract/limits.ts'
import { priceText } from '#contract/money.ts'
import { SHELF_CHOICES, type ShelfChoice } from '#contract/removals.ts'
import type { ShortfallReason } from '#contract/shortfall-reasons.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { RemovalFields } from '#web/ui/take-out/removal-fields.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from '../parcels.module.css'
import type { NotTold } from './answer-short.server.ts'
import { shelfField } from './shelf-field.ts'
import type { ShownShort } from './show-short.server.ts'

/** What most probably becomes of units that are not sent; the seller may say otherwise. */
const LIKELY: Record<ShortfallReason, ShelfChoice> = {
  'no-stock': 'zero',
  damaged: 'out',
  'not-there': 'back',
  other: 'back',
}

type Props = {
  question: NonNullable<ShownShort['question']>
  /** The address at which the question is asked, and the one where it can be chosen otherwise. */
  here: string
  chooseAt: string
  failed: NotTold | undefined
  onClose: () => void
}

/** Says what goes back to the buyer and what becomes of the stock, before a brewery's word is taken. */
export function ShortSheet({ onClose, ...question }: Props) {
  const t = useText()
  return (
    <Sheet title={t(removalsTexts.checkTitle)} onClose={onClose}>
      <Question {...question} />
    </Sheet>
  )
}

/** Whoever is told no sums (null) is told that it goes back all the same. */
function whatGoesBack(t: ReturnType<typeof useText>, cents: number | null): string {
  if (cents === null) return t(removalsTexts.moneyGoesBack)
  return cents > 0 ? t(removalsTexts.goesBack, { amount: priceText(cents) }) : t(removalsTexts.nothingBack)
}

function Question({ question, here, chooseAt, failed }: Omit<Props, 'onClose'>) {
  const t = useText()
  const isSending = useIsSending()
  const { key, reason, chosen, isWhole, cents } = question
  return (
    <PostForm action={here} className="stack gap-4" noValidate preventScrollReset>
      <RemovalFields requestKey={key} chosen={chosen} />
      <input type="hidden" name="reason" value={reason} />
      {failed && (
        <ErrorSummary
          title={t(removalsTexts.notTold)}
          errors={[{ text: failed.message, ...(failed.wordsError && { fieldId: 'words' }) }]}
        />
      )}
      <p>
        <strong>{whatGoesBack(t, cents)}</strong>{' '}
        {t(isWhole ? removalsTexts.wholeEnds : removalsTexts.restStays)}
      </p>
      <div className={`stack gap-2 ${styles.shelves}`}>
        {chosen.map(({ ProductId, name: beer, quantity: count }) => (
          <Select
            key={ProductId}
            id={shelfField(ProductId)}
            name={shelfField(ProductId)}
            label={t(removalsTexts.shelfOf, { count, beer })}
            defaultValue={failed?.shelf[ProductId] ?? LIKELY[reason]}
          >
            {SHELF_CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {t(removalsTexts.shelfTexts[choice])}
              </option>
            ))}
          </Select>
        ))}
        {reason === 'no-stock' && <p className="quiet">{t(removalsTexts.zeroHint)}</p>}
      </div>
      <TextArea
        id="words"
        name="words"
        label={t(removalsTexts.words)}
        hint={t(removalsTexts.wordsHint, { why: t(removalsTexts.shortfallReasonTexts[reason]) })}
        error={failed?.wordsError}
        defaultValue={failed?.words ?? ''}
        maxLength={SHORTFALL_WORDS_MAX_CHARACTERS}
        rows={3}
      />
      <div className="row gap-3">
        <Button type="submit" look="danger" size="large" busy={isSending}>
          {t(removalsTexts.confirm)}
        </Button>
        <LinkButton to={chooseAt} look="quiet" preventScrollReset>
          {t(removalsTexts.change)}
        </LinkButton>
      </div>
    </PostForm>
  )
}
