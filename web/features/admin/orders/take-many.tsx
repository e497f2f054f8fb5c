import { useRef } from 'react'
import { useNavigation } from 'react-router'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { useTicked } from '#web/ui/use-ticked.ts'
import styles from './work.module.css'

/** Of the form that boxes of rows belong to, wherever they stand: rows have forms of their own. */
export const TAKE_MANY = 'take-many'

/** Takes all rows that are ticked; while none is, it is off, and says so. */
export function TakeMany({ at }: { at: string }) {
  const t = useText()
  const live = useLive()
  const form = useRef<HTMLFormElement>(null)
  const { ticked } = useTicked(form, 'tasks')
  const isIdle = live && !ticked.length
  const isSending = useNavigation().formData?.get('act') === 'take-many'
  return (
    <IfMay what="work">
      <PostForm
        ref={form}
        id={TAKE_MANY}
        action={at}
        preventScrollReset
        className={`row gap-3 ${styles.many}`}
      >
        <input type="hidden" name="act" value="take-many" />
        {isIdle && (
          <p id="none-ticked" className="quiet">
            {t(adminTaskTexts.noneTicked)}
          </p>
        )}
        <Button
          type="submit"
          look="outline"
          size="small"
          busy={isSending}
          idle={isIdle}
          {...(isIdle && { 'aria-describedby': 'none-ticked' })}
        >
          {t(adminTaskTexts.takeMany)}
        </Button>
      </PostForm>
    </IfMay>
  )
}
