import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Upload } from './use-upload.ts'

/**
 * Nobody loses a picture that they chose: a form that is sent while a file waits is held, the file uploaded, and the
 * form sent after it. A refused or cancelled upload sends nothing. True while a form is held.
 */
export function useHeldSubmit(control: RefObject<HTMLElement | null>, upload: Upload): boolean {
  const held = useRef<() => void>(undefined)
  const [isHeld, setIsHeld] = useState(false)
  const { step } = upload
  const send = useRef(upload.send)

  useEffect(() => {
    send.current = upload.send
  })

  useEffect(() => {
    const form = control.current?.closest('form')
    const isWaiting = step === 'chosen' || step === 'sending'
    if (!form || !isWaiting) return
    // On its way down to the form: React and the form's own checks listen further up, on its way back.
    function hold(event: SubmitEvent) {
      const { submitter } = event
      // Nobody pressed that: a form checks its fields by sending itself with a hidden button (Conform's intents).
      if (submitter?.hidden) return
      event.preventDefault()
      event.stopPropagation()
      held.current = () => form?.requestSubmit(submitter?.isConnected ? submitter : null)
      setIsHeld(true)
      void send.current()
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [control, step])

  const before = useRef(step)
  useEffect(() => {
    if (before.current === 'sending' && step !== 'sending') {
      if (step === 'kept' && upload.isNew) held.current?.()
      held.current = undefined
      setIsHeld(false)
    }
    before.current = step
  }, [step, upload.isNew])

  return isHeld
}
