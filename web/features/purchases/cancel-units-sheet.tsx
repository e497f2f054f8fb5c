import { Form } from 'react-router'
import { priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { RemovalFields } from '#web/ui/take-out/removal-fields.tsx'
import { UnitsFields } from '#web/ui/take-out/units-fields.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from './cancel-sheet.module.css'
import type { ShownCancelUnits } from './show-cancel-units.server.ts'

type Props = { units: ShownCancelUnits; closeTo: string; onClose: () => void }

/** Chooses the units that somebody no longer wants, then asks once more and says what comes back. */
export function CancelUnitsSheet({ onClose, ...units }: Props) {
  const t = useText()
  return (
    <Sheet title={t(removalsTexts.cancelUnits)} onClose={onClose}>
      {units.units.question ? <Question {...units} question={units.units.question} /> : <Choice {...units} />}
    </Sheet>
  )
}

function Choice({ units, closeTo }: Omit<Props, 'onClose'>) {
  const t = useText()
  const { company, companyId, form } = units
  return (
    <Form method="get" action={closeTo} noValidate preventScrollReset className="stack gap-4">
      <input type="hidden" name="units" value={companyId} />
      <input type="hidden" name="key" value={form.newKey} />
      <ErrorSummary title={t(removalsTexts.chosenWrong)} errors={form.errors} />
      <p>{t(removalsTexts.cancelUnitsLead)}</p>
      <UnitsFields
        legend={t(purchasesTexts.from, { company })}
        offered={form.offered}
        typed={form.typed}
        errors={form.errors}
      />
      <div className={`row ${styles.ways}`}>
        <Button type="submit" look="danger">
          {t(accountWords.goOn)}
        </Button>
        <LinkButton to={closeTo} look="quiet" preventScrollReset>
          {t(purchasesTexts.cancelNo)}
        </LinkButton>
      </div>
    </Form>
  )
}

type Asked = NonNullable<ShownCancelUnits['question']>

function Question({ units, question, closeTo }: Omit<Props, 'onClose'> & { question: Asked }) {
  const t = useText()
  const isSending = useIsSending()
  const { company, companyId } = units
  const { key, chosen, isWhole, cents, chooseAt } = question
  return (
    <PostForm action={closeTo} className="stack gap-4" preventScrollReset>
      <input type="hidden" name="intent" value="cancel-units" />
      <input type="hidden" name="companyId" value={companyId} />
      <RemovalFields requestKey={key} chosen={chosen} />
      <p>
        {cents > 0
          ? t(removalsTexts.cancelUnitsBack, { company, amount: priceText(cents) })
          : t(removalsTexts.cancelUnitsFree, { company })}{' '}
        {isWhole && t(removalsTexts.cancelUnitsAll)}
      </p>
      <ul className={styles.beers} aria-label={t(purchasesTexts.cancelBeers)}>
        {chosen.map(({ ProductId, name, quantity }) => (
          <li key={ProductId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <div className={`row ${styles.ways}`}>
        <Button type="submit" look="danger" size="large" busy={isSending}>
          {t(removalsTexts.cancelUnits)}
        </Button>
        <LinkButton to={chooseAt} look="quiet" preventScrollReset>
          {t(removalsTexts.change)}
        </LinkButton>
      </div>
    </PostForm>
  )
}
