import { useNavigation } from 'react-router'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './work.module.css'

/** Of the form that boxes of rows belong to, wherever they stand: rows have forms of their own. */
export const TAKE_MANY = 'take-many'

/** Takes all rows that are ticked. */
export function TakeMany({ at }: { at: string }) {
  const t = useText()
  const isSending = useNavigation().formData?.get('act') === 'take-many'
  return (
    <IfMay what="work">
      <PostForm id={TAKE_MANY} action={at} preventScrollReset className={styles.many}>
        <input type="hidden" name="act" value="take-many" />
        <Button type="submit" look="outline" size="small" busy={isSending}>
          {t(adminTaskTexts.takeMany)}
        </Button>
      </PostForm>
    </IfMay>
  )
}
