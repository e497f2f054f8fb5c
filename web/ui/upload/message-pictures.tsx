import { type ChangeEvent, useState } from 'react'
import {
  ORDER_MESSAGE_PICTURES_MAX_BYTES,
  ORDER_MESSAGE_PICTURES_MOST,
  PICTURE_MAX_MEGABYTES,
  PICTURE_TYPES,
} from '#contract/limits.ts'
import { PICTURE_REFUSALS } from '#contract/refusals/pictures.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { useText } from '#web/texts.ts'
import { FileField } from '../file-field.tsx'
import { checkPicture } from './check-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

type Props = {
  id: string
  /** What the server said of them. */
  error: string | undefined
  /** The message that they were chosen for was refused, and the browser does not keep files. */
  chooseAgain: boolean
  /** Told while they are made smaller: the form waits for that. */
  onPreparing: (isPreparing: boolean) => void
}

/**
 * The pictures of a message, or of what goes beside one, none needed. Scripts make them as small as the shop shows them before they are sent, and say what would
 * be refused; without scripts they travel as they are.
 */
export function MessagePictures({ id, error, chooseAgain, onPreparing }: Props) {
  const t = useText()
  const [wrong, setWrong] = useState<string>()
  const max = ORDER_MESSAGE_PICTURES_MOST

  async function prepare({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const chosen = Array.from(input.files ?? [])
    setWrong(chosen.length > max ? t(orderMessagesTexts.tooManyPictures, { max }) : '')
    if (!chosen.length || chosen.length > max) return
    onPreparing(true)
    const small = new DataTransfer()
    // One after the other: each is opened whole, and a phone has room for few.
    for (const file of chosen) small.items.add(await shrinkPicture(file))
    // Others may have been chosen meanwhile: those come here by themselves.
    if (input.files?.[0] === chosen[0]) input.files = small.files
    setWrong(whatIsWrong(Array.from(small.files)))
    onPreparing(false)
  }

  function whatIsWrong(files: File[]): string {
    const tooLarge = files.reduce((sum, { size }) => sum + size, 0) > ORDER_MESSAGE_PICTURES_MAX_BYTES
    return (
      files.map(checkPicture).find((each) => each !== undefined) ??
      (tooLarge ? t(PICTURE_REFUSALS['message-pictures-too-large'].message) : '')
    )
  }

  const again = chooseAgain ? `${t(orderMessagesTexts.chooseAgain)} ` : ''
  return (
    <FileField
      id={id}
      name="pictures"
      label={t(orderMessagesTexts.pictures)}
      hint={again + t(orderMessagesTexts.picturesHint, { max, megabytes: PICTURE_MAX_MEGABYTES })}
      error={wrong ?? error}
      accept={PICTURE_TYPES.join(',')}
      multiple
      optional
      onChange={prepare}
    />
  )
}
