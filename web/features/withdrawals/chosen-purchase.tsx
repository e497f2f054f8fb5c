import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { readOrderNumber } from '#contract/order-code.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { useText } from '#web/texts.ts'
import type { OwnPurchaseChoice } from './own-purchases.server.ts'
import { PurchaseChoice } from './purchase-choice.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import styles from './withdrawals.module.css'

type Props = Omit<ComponentProps<typeof WithdrawForm>, 'onNumber'> & { choices: OwnPurchaseChoice[] }

/**
 * The purchase that was pressed, by its day and its price, above the form: what it is cancelled by cannot be undone, and eight letters say
 * little. It goes by the number in the field, so that what is changed by hand is never told as the purchase before.
 */
export function ChosenPurchase({ choices, ...form }: Props) {
  const { known, result } = form
  const sent = result?.initialValue?.number
  const at = typeof sent === 'string' ? sent : known.number
  const [number, setNumber] = useState(at)
  return (
    <>
      {ownOf(choices, at) ? (
        <Plate own={ownOf(choices, number)} />
      ) : (
        !known.number && <PurchaseChoice choices={choices} />
      )}
      <WithdrawForm {...form} onNumber={setNumber} />
    </>
  )
}

function ownOf(choices: OwnPurchaseChoice[], typed: string): OwnPurchaseChoice | undefined {
  const code = readOrderNumber(typed)?.code
  return choices.find((choice) => choice.code === code)
}

/** Of another number only that it is another: it keeps its place while somebody types. */
function Plate({ own }: { own: OwnPurchaseChoice | undefined }) {
  const t = useText()
  return (
    <p className={`wrap ${styles.chosen}`} aria-live="polite">
      <strong>
        {own
          ? t(withdrawTexts.purchase, { code: own.code, day: own.day, total: own.total })
          : t(withdrawTexts.otherNumber)}
      </strong>
      <Link to="/withdraw" preventScrollReset>
        {t(withdrawTexts.chooseOther)}
      </Link>
    </p>
  )
}
