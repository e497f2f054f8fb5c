import { getFormProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import * as formTexts from '#contract/texts/form.ts'
import type { Text } from '#contract/texts/text.ts'

import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from './button.tsx'
import styles from './checked-form.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { MissingFields } from './missing-fields.tsx'
import { PostForm } from './post-form.tsx'
import type { useCheckedForm } from './use-checked-form.ts'

type Props = {
  checked: Pick<ReturnType<typeof useCheckedForm>, 'form' | 'element' | 'button' | 'missing' | 'wrongFields'>
  action: string
  /** Title of a refusal by the API, and its words. */
  failed: Text
  message: string | null | undefined
  submit: Text
  /** danger: it takes something away. */
  look?: 'primary' | 'danger'
  /** It is longer than a screen: its button says what is missing, and stays in sight. */
  long?: boolean
  /** What is missing stands at its button, as of one that is longer than a screen. */
  tells?: boolean
  /** Another way on, beside the button. */
  beside?: ReactNode
  /** For forms with a picture: without scripts its file travels along. */
  encType?: 'multipart/form-data'
  /** For a form among others on a long page: one stays where one is. */
  preventScrollReset?: boolean
  children: ReactNode
}

/**
 * The frame of a form made with `useCheckedForm`: what is wrong above the fields, the button below them. Scripts tell a
 * refusal in a toast, the page itself without them.
 */
export function CheckedForm({
  checked,
  action,
  failed,
  message,
  submit,
  look,
  long,
  tells = long,
  beside,
  encType,
  preventScrollReset,
  children,
}: Props) {
  const t = useText()
  const { form, element, button, missing, wrongFields } = checked
  return (
    <PostForm
      action={action}
      encType={encType}
      preventScrollReset={preventScrollReset}
      {...getFormProps(form)}
      ref={element}
      className="stack gap-5"
    >
      <ErrorSummary title={t(formTexts.summary)} errors={wrongFields} />
      {message && (
        <noscript>
          <ErrorSummary title={t(failed)} errors={[{ text: message }]} />
        </noscript>
      )}
      {children}
      <div className={`row gap-3 ${styles.ways}`} data-long={long || undefined}>
        {tells && missing.length > 0 && (
          <div className={styles.missing}>
            <MissingFields fields={missing} />
          </div>
        )}
        <Button type="submit" look={look} size="large" wide={!beside} {...button}>
          <Spoken text={submit} />
        </Button>
        {beside}
      </div>
    </PostForm>
  )
}
