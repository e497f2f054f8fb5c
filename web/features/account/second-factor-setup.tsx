import type { SubmissionResult } from '@conform-to/react'
import { codeForm, type SecondFactorSetup as Setup } from '#contract/second-factor.ts'
import * as secondFactorTexts from '#contract/texts/second-factor.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CheckedForm } from '#web/ui/checked-form.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { CodeField } from '../../ui/code-field.tsx'
import styles from './second-factor.module.css'
import { secondFactorPath } from './second-factor-views.ts'

const FIELDS = { code: { label: secondFactorTexts.code, hint: secondFactorTexts.codeHint } } as const
/** Without a margin of so many squares a camera does not find the code (ISO/IEC 18004, 6.3.8). */
const QUIET = 4

type Props = {
  setup: Setup
  /** Another authenticator was in force, and still is. */
  isMove: boolean
  next: string | null
  result: SubmissionResult | undefined
  message: string | null | undefined
}

/** The key for the authenticator, as a picture, a link and letters; and its first code. */
export function SecondFactorSetup({ setup, isMove, next, result, message }: Props) {
  const t = useText()
  const failed = secondFactorTexts.failed
  const action = secondFactorPath('confirm', next)
  const checked = useCheckedForm({ schema: codeForm, action, texts: FIELDS, result, message, failed })
  const groups = setup.key.match(/.{1,4}/g) ?? []
  const side = setup.qr.modules + 2 * QUIET
  return (
    <div className={`stack gap-5 ${styles.steps}`}>
      <section className={`stack gap-4 ${styles.part}`} aria-labelledby="scan">
        <h2 id="scan">{t(secondFactorTexts.scanTitle)}</h2>
        <p>{t(secondFactorTexts.scan)}</p>
        <svg
          className={styles.qr}
          viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
          role="img"
          aria-label={t(secondFactorTexts.qr)}
          shapeRendering="crispEdges"
        >
          <path d={setup.qr.path} />
        </svg>
        <p>
          <a href={setup.address}>{t(secondFactorTexts.openApp)}</a>
        </p>
        <div>
          <p>{t(secondFactorTexts.typeKey)}</p>
          <code className={styles.key}>{groups.join(' ')}</code>
        </div>
      </section>
      <section className={`stack gap-4 ${styles.part}`} aria-labelledby="confirm">
        <h2 id="confirm">{t(secondFactorTexts.confirmTitle)}</h2>
        <p>{t(secondFactorTexts.confirmLead)}</p>
        <CheckedForm
          {...{ checked, action, failed, message }}
          submit={secondFactorTexts.beginTitle}
          beside={
            <LinkButton to={secondFactorPath(undefined, next)} look="quiet">
              {t(isMove ? secondFactorTexts.giveUp : secondFactorTexts.startOver)}
            </LinkButton>
          }
        >
          <CodeField {...checked.field('code')} />
        </CheckedForm>
      </section>
    </div>
  )
}
