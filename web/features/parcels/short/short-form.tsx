import { Form } from 'react-router'
import { SHORTFALL_REASONS } from '#contract/shortfall-reasons.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as removalsTexts from '#contract/texts/removals.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Select } from '#web/ui/field.tsx'
import { UnitsFields } from '#web/ui/take-out/units-fields.tsx'
import styles from '../parcels.module.css'
import { type ListPlace, parcelAddress, placeFields } from '../parcels-address.ts'
import type { ShownShort } from './show-short.server.ts'

type Props = { orderId: string; at: ListPlace; form: ShownShort['form'] }

/** Chooses what a brewery cannot send, and why; nothing happens yet. */
export function ShortForm({ orderId, at, form: { isOpen, offered, typed, reason, newKey, errors } }: Props) {
  const t = useText()
  return (
    <Disclosure title={t(removalsTexts.cannotSend)} className={styles.step} open={isOpen || undefined}>
      <Form
        method="get"
        action={parcelAddress(orderId, at)}
        noValidate
        preventScrollReset
        className="stack gap-4"
      >
        {Object.entries({ ...placeFields(at), do: 'short', key: newKey }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ErrorSummary title={t(removalsTexts.chosenWrong)} errors={errors} />
        <p>{t(removalsTexts.cannotSendLead)}</p>
        {/* First, since all that is chosen below needs it. */}
        <Select
          id="reason"
          name="reason"
          label={t(accountWords.reason)}
          defaultValue={reason ?? ''}
          error={errors.find(({ fieldId }) => fieldId === 'reason')?.text}
        >
          <option value="" />
          {SHORTFALL_REASONS.map((each) => (
            <option key={each} value={each}>
              {t(removalsTexts.reasonChoiceTexts[each])}
            </option>
          ))}
        </Select>
        <UnitsFields legend={t(removalsTexts.unitsLegend)} offered={offered} typed={typed} errors={errors} />
        <div className="wrap gap-3">
          <Button type="submit" look="danger">
            {t(accountWords.goOn)}
          </Button>
          <Button type="submit" name="all" value="1" look="outline">
            {t(removalsTexts.all)}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
