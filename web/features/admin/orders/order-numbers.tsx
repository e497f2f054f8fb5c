import type { DeskOrder } from '#contract/order-desk.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import styles from './order.module.css'

/** By what programs and the provider call an order: looked for now and then, and read by nobody. */
export function OrderNumbers({ order: { id, preferenceId } }: { order: DeskOrder }) {
  const t = useText()
  const code = (value: string) => <code className={styles.id}>{value}</code>
  return (
    <Disclosure title={t(adminOrderTexts.numbers)} look="small">
      <FactList
        empty={t(accountWords.nothing)}
        facts={[
          { name: t(adminOrderTexts.id), value: code(id), wide: 'onPhones' },
          ...(preferenceId
            ? [
                {
                  name: t(adminOrderTexts.preference),
                  value: code(preferenceId),
                  wide: 'onPhones' as const,
                },
              ]
            : []),
        ]}
      />
    </Disclosure>
  )
}
