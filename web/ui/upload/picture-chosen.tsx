import * as accountWords from '#contract/texts/account-words.ts'
import * as uploadTexts from '#contract/texts/upload.ts'
import { useText } from '#web/texts.ts'
import { Button } from '../button.tsx'
import { fileSize } from './file-size.ts'
import styles from './upload-control.module.css'
import type { Chosen, Upload } from './use-upload.ts'

type Props = {
  upload: Upload
  chosen: Chosen
  /** The form waits for the upload. */
  isHeld: boolean
  onChange: () => void
}

/** A chosen file: its preview, name and size, and how far its upload is. While it is on its way only *Cancelar* works. */
export function PictureChosen({ upload, chosen, isHeld, onChange }: Props) {
  const t = useText()
  const { percent } = upload
  const isSending = percent !== undefined
  return (
    <div className={`beside ${styles.picture}`}>
      <img src={chosen.preview} alt={t(uploadTexts.preview)} className={styles.preview} />
      <div className="stack gap-2">
        <p className="stack">
          <span className={styles.fileName}>{chosen.file.name}</span>
          <span className="quiet">{fileSize(chosen.file.size)}</span>
        </p>
        {isSending && (
          <div className={styles.progress} data-focus="sending" tabIndex={-1}>
            <p>
              {percent === 100 ? t(uploadTexts.processing) : t(uploadTexts.sending, { percent })}
              {isHeld && ` ${t(uploadTexts.thenSubmit)}`}
            </p>
            <progress value={percent} max={100} aria-label={t(uploadTexts.progress)} />
          </div>
        )}
      </div>
      <div className={`wrap gap-2 ${styles.buttons}`}>
        <Button size="small" onClick={upload.send} disabled={isSending} data-focus="chosen">
          {t(uploadTexts.send)}
        </Button>
        <Button look="outline" size="small" onClick={onChange} disabled={isSending}>
          {t(uploadTexts.change)}
        </Button>
        <Button look="quiet" size="small" onClick={upload.cancel}>
          {t(accountWords.cancel)}
        </Button>
      </div>
    </div>
  )
}
