import { useEffect } from 'react'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from './second-factor.module.css'

const SAID = { confirm: 'secondFactor.on', renew: 'secondFactor.renewed' } as const

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
  const file = [t('secondFactor.fileHead'), '', ...codes, ''].join('\r\n')

  useEffect(() => toast.success(t(SAID[of])), [of, toast, t])

  return (
    <section className={styles.part} aria-labelledby="codes">
      <h2 id="codes">{t('secondFactor.codesTitle')}</h2>
      <noscript>
        <p role="status">{t(SAID[of])}</p>
      </noscript>
      <p>{t('secondFactor.codesLead')}</p>
      <ul className={styles.codes} aria-label={t('secondFactor.codesList')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={onTo}>{t('secondFactor.codesKept')}</LinkButton>
        <LinkButton
          to={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          look="outline"
          reloadDocument
          download={t('secondFactor.fileName')}
        >
          {t('secondFactor.download')}
        </LinkButton>
        {live && (
          <Button look="outline" onClick={() => window.print()}>
            {t('secondFactor.print')}
          </Button>
        )}
      </div>
    </section>
  )
}
