import { type ReactNode, useId, useRef, useState } from 'react'
import { PICTURE_MAX_MEGABYTES, PICTURE_TYPES, type PicturePreset } from '#contract/limits.ts'
import * as uploadTexts from '#contract/texts/upload.ts'
import { useText } from '#web/texts.ts'
import words from '../field.module.css'
import { Icon } from '../icon.tsx'
import { useLive } from '../use-live.ts'
import { PictureChosen } from './picture-chosen.tsx'
import { PictureKept } from './picture-kept.tsx'
import styles from './upload-control.module.css'
import { UploadRefusal } from './upload-refusal.tsx'
import { useFocusAfterStep } from './use-focus-after-step.ts'
import { useHeldSubmit } from './use-held-submit.ts'
import { useUpload } from './use-upload.ts'

type Props = {
  /** The form's field that holds the picture's address; '' means none. */
  name: string
  label: ReactNode
  /** What the picture is for: the frame of its preview, and the `upload_preset` of the call. */
  preset: PicturePreset
  /** Of the file input, so that a summary of errors can lead there. */
  id?: string | undefined
  /** Instead of the control's own, which says kinds and size. */
  hint?: ReactNode
  /** The address of the picture that is there already. */
  defaultValue?: string | undefined
  /** What the server said of the address, or of the file that came with the form. */
  error?: ReactNode
}

/**
 * A picture in a form (specification sections 2 and 4): choose, *Cargar*, *Cambiar*, *Cancelar*.
 *
 *     <UploadControl {...field('image')} preset="person" />
 *
 * What its form has to do: be `encType="multipart/form-data"`, and read its post with `readPictureForm(context,
 * request, preset)` in the action (request/read-picture-form.server.ts), in a page whose handle says `takesFile`.
 *
 * The file goes to the API as soon as *Cargar* is pressed; the form only carries the address, in a hidden input `name`
 * that tells its changes with input and change events. A form that is sent while a file waits uploads it first.
 * To a form that changes a record, '' has to be told apart from no answer: `image: form.image ?? ''`.
 * Without JavaScript the file travels with the form as `imageFile`, and a box `imageRemoved` takes a picture away.
 * The control keeps what it holds: where another record comes into the same form, give it a `key`.
 */
export function UploadControl({ name, label, preset, id, hint, defaultValue = '', error }: Props) {
  const t = useText()
  const live = useLive()
  const ownId = useId()
  const inputId = id ?? ownId
  const control = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload({ preset, initial: defaultValue, input })
  const { step, address, chosen } = upload
  const [isOver, setIsOver] = useState(false)
  const isHeld = useHeldSubmit(control, upload)
  useFocusAfterStep(control, upload, isHeld)

  const below = error ? `${inputId}-error` : `${inputId}-hint`
  const hintText = hint ?? t(uploadTexts.hint, { max: PICTURE_MAX_MEGABYTES })
  return (
    <fieldset ref={control} className={styles.control} data-preset={preset}>
      <legend>
        <span className={styles.label} id={`${inputId}-label`}>
          {label}
        </span>
      </legend>
      <input type="hidden" name={name} value={address} ref={upload.hidden} />
      <div className={styles.zone} data-step={step} data-over={isOver || undefined}>
        <span className={styles.invitation} aria-hidden="true">
          <span className={styles.choose} id={`${inputId}-choose`}>
            <Icon name="picture" /> {t(uploadTexts.choose)}
          </span>
          <span className={`quiet ${styles.drop}`}>{t(uploadTexts.orDrop)}</span>
        </span>
        <input
          ref={input}
          id={inputId}
          type="file"
          // Without JavaScript the file travels with the form; once the page is live it goes ahead of it.
          name={live ? undefined : 'imageFile'}
          accept={PICTURE_TYPES.join(',')}
          className={styles.input}
          data-focus="empty"
          aria-labelledby={`${inputId}-label ${inputId}-choose`}
          aria-describedby={below}
          aria-invalid={error ? true : undefined}
          onChange={(event) => upload.choose(event.currentTarget.files?.[0])}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
      </div>
      {step === 'kept' && <PictureKept upload={upload} onChange={() => input.current?.click()} />}
      {chosen && (
        <PictureChosen
          upload={upload}
          chosen={chosen}
          isHeld={isHeld}
          onChange={() => input.current?.click()}
        />
      )}
      {upload.refusal && <UploadRefusal sentence={upload.refusal.sentence} />}
      <span className="visually-hidden" role="status">
        {upload.news}
      </span>
      {error ? (
        <span className={words.error} id={below}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </span>
      ) : (
        <span className="quiet" id={below}>
          {hintText}
        </span>
      )}
    </fieldset>
  )
}
