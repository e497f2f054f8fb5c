import { useEffect, useRef } from 'react'
import * as apiKeysTexts from '#contract/texts/api-keys.ts'
import { keysPage } from '#web/request/company-pages.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import styles from './keys.module.css'

type Props = { companyId: string; secret: string; name: string }

/** A new key, this once: whoever pressed the button of the form below is led here. */
export function MadeKey({ companyId, secret, name }: Props) {
  const t = useText()
  const toast = useToast()

  const section = useRef<HTMLElement>(null)

  useEffect(() => section.current?.focus(), [])
  useEffect(() => toast.success(t(apiKeysTexts.made)), [toast, t])

  return (
    <section ref={section} tabIndex={-1} className={`stack gap-4 ${styles.made}`} aria-labelledby="made">
      <h2 id="made">
        {t(apiKeysTexts.made)}: {name}
      </h2>
      <noscript>
        <p role="status">{t(apiKeysTexts.made)}</p>
      </noscript>
      <p>{t(apiKeysTexts.shownOnce)}</p>
      <code className={styles.secret}>{secret}</code>
      <div className="row gap-3">
        <CopyButton
          copied={secret}
          label={apiKeysTexts.copy}
          done={apiKeysTexts.copied}
          failed={apiKeysTexts.notCopied}
        />
        <LinkButton to={keysPage(companyId)} look="outline" size="small">
          {t(apiKeysTexts.kept)}
        </LinkButton>
      </div>
    </section>
  )
}
