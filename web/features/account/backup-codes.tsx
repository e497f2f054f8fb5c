import { useEffect } from 'react'
import * as accountWords from '#contract/texts/account-words.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from './second-factor.module.css'

const SAID = { confirm: accountWords.twoStepVerificationIsOn, renew: secondFactorTexts.renewed } as const

type Props = {
  codes: string[]
  /** What they came of. */
  of: keyof typeof SAID
  /** Where to go once they are kept. */
  onTo: string
}

/** The backup codes, this once: to be printed or kept as a file. */
export function BackupCodes({ codes, of, onTo }: Props) {
  const t = useText()
  const toast = useToast()
  const live = useLive()
  const file = [t(secondFactorTexts.fileHead), '', ...codes, ''].join('\r\n')

  useEffect(() => toast.success(t(SAID[of])), [of, toast, t])

  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="codes">
      <h2 id="codes">{t(secondFactorTexts.codesTitle)}</h2>
      <noscript>
        <p role="status">{t(SAID[of])}</p>
      </noscript>
      <p>{t(secondFactorTexts.codesLead)}</p>
      <ul className={styles.codes} aria-label={t(secondFactorTexts.codesList)}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={`row ${styles.ways}`}>
        <LinkButton to={onTo}>{t(secondFactorTexts.codesKept)}</LinkButton>
        <LinkButton
          to={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          look="outline"
          reloadDocument
          download={t(secondFactorTexts.fileName)}
        >
          {t(secondFactorTexts.download)}
        </LinkButton>
        {live && (
          <Button look="outline" onClick={() => window.print()}>
            {t(accountWords.print)}
          </Button>
        )}
      </div>
    </section>
  )
}
