import { useNavigate } from 'react-router'
import { VIEWING } from '#contract/limits.ts'
import * as viewingTexts from '#contract/texts/viewing.ts'
import { useText } from '#web/texts.ts'
import { type NotDone, ReasonSheet } from '#web/ui/reason-sheet.tsx'
import styles from './person.module.css'

type Props = {
  name: string
  /** The page with the sheet open, and without. */
  askAt: string
  recordAt: string
  refused: NotDone | undefined
}

/** Says what seeing the shop as somebody is, and asks why. */
export function SeeAsSheet({ name, askAt, recordAt, refused }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { least: min, most: max } = VIEWING.reasonCharacters
  return (
    <ReasonSheet
      title={t(viewingTexts.seeAsName, { name })}
      action={askAt}
      hidden={{ see: '1' }}
      submit={t(viewingTexts.seeAs)}
      most={max}
      hint={t(viewingTexts.reasonHint, { min, max })}
      failed={refused}
      closeTo={recordAt}
      onClose={() => navigate(recordAt, { preventScrollReset: true })}
    >
      <ul className={`stack gap-2 ${styles.consequences}`}>
        <li>{t(viewingTexts.lasts, { minutes: VIEWING.minutes })}</li>
        <li>{t(viewingTexts.hidden)}</li>
        <li>{t(viewingTexts.toldLater)}</li>
      </ul>
    </ReasonSheet>
  )
}
