import { useEffect } from 'react'
import { PostForm } from '#web/ui/post-form.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { holdCart } from './cart-state.tsx'
import styles from './seeing-bar.module.css'
import type { SeeingWords } from './seeing-words.server.ts'

/** Says above every page as whom an admin sees the shop and until when, and ends it; the cart stays as it is meanwhile. */
export function SeeingBar({ label, words, finish, refusal }: SeeingWords) {
  const toast = useToast()
  useEffect(() => holdCart(() => toast.error(refusal)), [toast, refusal])
  return (
    <aside className={styles.bar} aria-label={label}>
      <p>{words}</p>
      <PostForm action="/endViewing">
        <button type="submit">{finish}</button>
      </PostForm>
    </aside>
  )
}
