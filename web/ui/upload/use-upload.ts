import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { PicturePreset } from '#contract/limits.ts'
import * as uploadTexts from '#contract/texts/upload.ts'
import { useText } from '#web/texts.ts'
import { checkPicture, checkPictureKind } from './check-picture.ts'
import { fileSize } from './file-size.ts'
import { type Sending, sendPicture } from './send-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A file that somebody chose and has not uploaded yet. `preview` is an address of the browser's own. */
export type Chosen = { file: File; preview: string }

/** empty: nothing there; kept: an uploaded picture; chosen: a file waits; sending: it is on its way. */
type UploadStep = 'empty' | 'kept' | 'chosen' | 'sending'

export type Upload = ReturnType<typeof useUpload>

type Options = {
  preset: PicturePreset
  /** The address at first, '' for none. */
  initial: string
  input: RefObject<HTMLInputElement | null>
}

/** What the control holds and does, step by step; the address moves only when an upload is done or removed. */
export function useUpload({ preset, initial, input }: Options) {
  const t = useText()
  const hidden = useRef<HTMLInputElement>(null)
  const sending = useRef<Sending>(undefined)
  const [address, setAddress] = useState(initial)
  const [isNew, setIsNew] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const [percent, setPercent] = useState<number>()
  const [refusal, setRefusal] = useState<{ sentence: string }>()
  const [news, setNews] = useState('')

  const choose = useCallback(
    (file: File | undefined) => {
      // Emptied, so that the same file can be chosen once more.
      if (input.current) input.current.value = ''
      if (!file) return
      const wrong = checkPictureKind(file)
      setRefusal(wrong ? { sentence: wrong } : undefined)
      if (wrong) return
      setChosen({ file, preview: URL.createObjectURL(file) })
      setNews(t(uploadTexts.chosen, { file: file.name, size: fileSize(file.size) }))
      // Too large as it is, and perhaps not once it is drawn smaller: told before anybody waits for it.
      if (!checkPicture(file)) return
      void shrinkPicture(file).then((small) => {
        const sentence = checkPicture(small)
        if (!sentence) return
        setChosen((now) => (now?.file === file ? undefined : now))
        setRefusal({ sentence })
      })
    },
    [input, t],
  )

  async function send() {
    if (!chosen || sending.current) return
    setRefusal(undefined)
    setPercent(0)
    setNews(t(uploadTexts.sending, { percent: 0 }))
    sending.current = sendPicture(chosen.file, preset, (sent) => {
      setPercent(sent)
      // Every quarter is enough to hear.
      if (sent === 100) setNews(t(uploadTexts.processing))
      else if (sent >= 25) setNews(t(uploadTexts.sending, { percent: sent - (sent % 25) }))
    })
    const answer = await sending.current.answer
    sending.current = undefined
    setPercent(undefined)
    if (!answer) return
    if (!answer.ok) {
      setNews('')
      setRefusal({ sentence: answer.sentence ?? t(uploadTexts.offline) })
      return
    }
    setChosen(undefined)
    setAddress(answer.address)
    setIsNew(true)
    setNews(t(uploadTexts.done))
  }

  /** Stops an upload; otherwise lets go of the chosen file; otherwise takes the picture away. */
  function cancel() {
    setRefusal(undefined)
    if (sending.current) {
      sending.current.abort()
      setNews(
        chosen ? t(uploadTexts.chosen, { file: chosen.file.name, size: fileSize(chosen.file.size) }) : '',
      )
    } else if (chosen) {
      setChosen(undefined)
      setNews(address ? t(uploadTexts.kept) : t(uploadTexts.removed))
    } else {
      setAddress('')
      setNews(t(uploadTexts.removed))
    }
  }

  // A file that was chosen before the page was live.
  useEffect(() => choose(input.current?.files?.[0]), [choose, input])
  useEffect(() => () => sending.current?.abort(), [])
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])
  useFieldEvents(hidden, address)

  const resting: UploadStep = address ? 'kept' : 'empty'
  const step: UploadStep = percent !== undefined ? 'sending' : chosen ? 'chosen' : resting
  return { step, address, isNew, chosen, percent, refusal, news, hidden, choose, send, cancel }
}

/** A value that a script sets tells nobody: the form hears of it as if it had been typed. */
function useFieldEvents(field: RefObject<HTMLInputElement | null>, value: string) {
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
    for (const kind of ['input', 'change']) field.current?.dispatchEvent(new Event(kind, { bubbles: true }))
  }, [field, value])
}
