import { type ReactNode, useEffect, useRef } from 'react'
import { priceText } from '#contract/money.ts'
import type { OwnProduct } from '#contract/own-products.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownProductsTexts from '#contract/texts/own-products.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import styles from './own-products.module.css'
import type { TableAnswer } from './row-answer.ts'

type Props = { answer: TableAnswer; products: OwnProduct[] }

/** Lists longer than this say how many there are more. */
export const MOST_LISTED = 12

/** What the table asks before it goes on: about prices that are far from the ones before, and before many beers go off sale or any is archived. */
export function TableQuestions({ answer, products }: Props) {
  const t = useText()
  const asked = products.flatMap(({ id, name }) => {
    const question = answer.rows[id]?.question
    return question ? [{ id, name, ...question }] : []
  })
  const off = products.filter(({ id }) => answer.takingOff.includes(id))
  const archiving = products.filter(({ id }) => answer.archiving.includes(id))
  return (
    <>
      {asked.length > 0 && (
        <Question
          title={t(ownProductsTexts.pricesFarTitle)}
          lead={t(ownProductsTexts.pricesFar)}
          lines={asked.map(({ name, lastCents, cents }) =>
            t(ownProductsTexts.priceFrom, {
              beer: name,
              before: priceText(lastCents),
              now: priceText(cents),
            }),
          )}
        >
          {asked.map(({ id, cents }) => (
            <input key={id} type="hidden" name={`agreed-${id}`} value={cents} />
          ))}
          <Button type="submit" name="intent" value="agree">
            {t(ownProductsTexts.pricesRight)}
          </Button>
          <span>{t(ownProductsTexts.pricesWrong)}</span>
        </Question>
      )}
      {off.length > 0 && (
        <Question
          title={t(ownProductsTexts.offTitle, { count: off.length })}
          lead={t(ownProductsTexts.offLead)}
          lines={off.map(({ name }) => name)}
        >
          {off.map(({ id }) => (
            <input key={id} type="hidden" name="sure" value={id} />
          ))}
          <Button type="submit" name="intent" value="sure" look="danger">
            {t(ownProductsTexts.offSure)}
          </Button>
          <Button type="submit" name="intent" value="cancel" look="quiet">
            {t(ownProductsTexts.cancelOff)}
          </Button>
        </Question>
      )}
      {archiving.length > 0 && (
        <Question
          title={counted(
            t,
            archiving.length,
            ownProductsTexts.archiveOneTitle,
            ownProductsTexts.archiveTitle,
          )}
          lead={t(ownProductsTexts.archiveLead)}
          lines={archiving.map(({ name }) => name)}
        >
          {archiving.map(({ id }) => (
            <input key={id} type="hidden" name="sure" value={id} />
          ))}
          <Button type="submit" name="intent" value="archive-sure" look="danger">
            {t(ownProductsTexts.archiveSure)}
          </Button>
          <Button type="submit" name="intent" value="cancel" look="quiet">
            {t(ownProductsTexts.cancelOff)}
          </Button>
        </Question>
      )}
    </>
  )
}

type QuestionProps = { title: string; lead: string; lines: string[]; children: ReactNode }

/** Takes the focus: whoever pressed the button is asked at once. */
function Question({ title, lead, lines, children }: QuestionProps) {
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)
  const isSending = useIsSending()

  // Once the answer is all there: before, what the form was refused for would take the focus from it.
  useEffect(() => {
    if (!isSending) panel.current?.focus()
  }, [isSending])

  return (
    <div ref={panel} className={styles.question} role="alert" tabIndex={-1}>
      <Icon name="alert" size={24} />
      <div className="stack gap-2">
        <p className={styles.asked}>{title}</p>
        <p>{lead}</p>
        <ul className={styles.lines}>
          {lines.slice(0, MOST_LISTED).map((line, at) => (
            <li key={at}>{line}</li>
          ))}
          {lines.length > MOST_LISTED && (
            <li>{t(accountWords.andMore, { count: lines.length - MOST_LISTED })}</li>
          )}
        </ul>
        <div className="row gap-3">{children}</div>
      </div>
    </div>
  )
}
