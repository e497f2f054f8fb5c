import { useEffect, useRef, useState } from 'react'
import * as workKeysTexts from '#contract/texts/work-keys.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useLive } from '#web/ui/use-live.ts'
import styles from './work.module.css'

/** What the way to a row's thing says of itself, and the form that takes it. */
export const THING = 'data-thing'
export const TAKES = 'data-takes'

/** What each key does. */
const KEYS = [
  ['j', workKeysTexts.next],
  ['k', workKeysTexts.before],
  ['Enter', workKeysTexts.open],
  ['t', workKeysTexts.take],
  ['x', workKeysTexts.tick],
  ['?', workKeysTexts.help],
] as const

/** Where a browser keeps that its reader wants no keys: who speaks to it sends letters by accident (WCAG 2.1.4). */
const KEPT = 'no-work-keys'

/** Where somebody types or chooses, a letter is theirs. */
const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog'

/**
 * The list by keyboard: to the next thing and back, take it, tick it; Enter opens what has the focus, as it always does. Told below
 * the list, and by `?`.
 */
export function WorkKeys() {
  const t = useText()
  const live = useLive()
  const last = useRef(-1)
  const [isTold, setIsTold] = useState(false)
  const [isOff, setIsOff] = useState(false)

  useEffect(() => setIsOff(wantsNone()), [])

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return
      if (target instanceof Element && target.closest(TYPED_INTO)) return
      const rows = [...document.querySelectorAll<HTMLElement>(`li:has([${THING}])`)]
      const here = rows.findIndex((row) => row.contains(document.activeElement))
      if (key === '?') setIsTold(true)
      else if (isOff) return
      else if (key === 'j' || key === 'k') {
        const from = here >= 0 ? here : last.current
        last.current = Math.min(Math.max(from + (key === 'j' ? 1 : -1), 0), rows.length - 1)
        rows[last.current]?.querySelector<HTMLElement>(`[${THING}]`)?.focus()
      } else if (key === 't') rows[here]?.querySelector<HTMLFormElement>(`[${TAKES}]`)?.requestSubmit()
      else if (key === 'x') rows[here]?.querySelector<HTMLInputElement>('[type=checkbox]')?.click()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOff])

  function turn(off: boolean) {
    setIsOff(off)
    try {
      if (off) localStorage.setItem(KEPT, '1')
      else localStorage.removeItem(KEPT)
    } catch {
      // A browser that keeps nothing asks again on the next visit.
    }
  }

  if (!live) return null
  return (
    <div className={styles.keys}>
      <Button look="quiet" size="small" onClick={() => setIsTold(true)}>
        {t(workKeysTexts.title)} (?)
      </Button>
      <Dialog open={isTold} onClose={() => setIsTold(false)} title={t(workKeysTexts.title)}>
        <dl className={styles.told}>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Button look="outline" size="small" onClick={() => turn(!isOff)}>
            {t(isOff ? workKeysTexts.turnOn : workKeysTexts.turnOff)}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function wantsNone(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null
  } catch {
    return false
  }
}
