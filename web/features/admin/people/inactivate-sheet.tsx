import { useNavigate } from 'react-router'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { asSentence } from '#contract/texts/fill-in.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import styles from './person.module.css'
import type { NotSwitched } from './switch-person.server.ts'

type Props = {
  name: string
  /** What will happen, sentence by sentence. */
  consequences: string[]
  /** The page with the sheet open, and without. */
  askAt: string
  recordAt: string
  refused: NotSwitched | undefined
}

/** Says what becomes of somebody who is deactivated, and asks why they are. */
export function InactivateSheet({ name, consequences, askAt, recordAt, refused }: Props) {
  const t = useText()
  const navigate = useNavigate()
  // What is wrong with the reason stands beside it; any other refusal is told with what did not happen.
  const message = refused && `${asSentence(t(adminWords.userNotInactivated))} ${refused.message}`
  return (
    <ReasonSheet
      title={t(adminPersonTexts.inactivateTitle, { name })}
      action={askAt}
      hidden={{ status: 'false' }}
      submit={<Spoken text={adminWords.inactivate} />}
      failed={refused && message ? { ...refused, message } : undefined}
      closeTo={recordAt}
      onClose={() => navigate(recordAt, { preventScrollReset: true })}
    >
      <ul className={`stack gap-2 ${styles.consequences}`}>
        {consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ReasonSheet>
  )
}
