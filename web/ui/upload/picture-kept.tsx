import * as accountWords from '#contract/texts/account-words.ts'
import * as uploadTexts from '#contract/texts/upload.ts'
import { useText } from '#web/texts.ts'
import { Button } from '../button.tsx'
import { Picture } from '../picture.tsx'
import { useLive } from '../use-live.ts'
import styles from './upload-control.module.css'
import type { Upload } from './use-upload.ts'

/** An uploaded picture: itself, a link to it, *Cambiar* and *Cancelar*. */
export function PictureKept({ upload, onChange }: { upload: Upload; onChange: () => void }) {
  const t = useText()
  const live = useLive()
  return (
    <div className={`beside ${styles.picture}`}>
      <Picture image={upload.address} alt="" sizes="120px" className={styles.preview} />
      <div className="stack gap-2">
        <p className={styles.message}>
          {t(upload.isNew ? uploadTexts.done : uploadTexts.kept)}{' '}
          <a href={upload.address} target="_blank" rel="noreferrer">
            {t(uploadTexts.open)}
            <span className="visually-hidden"> {t(uploadTexts.newTab)}</span>
          </a>
        </p>
        {!live && (
          <label className={styles.remove}>
            <input type="checkbox" name="imageRemoved" value="1" />
            {t(uploadTexts.remove)}
          </label>
        )}
      </div>
      <div className={`wrap gap-2 ${styles.buttons}`}>
        <Button look="outline" size="small" onClick={onChange} data-focus="kept">
          {t(uploadTexts.change)}
        </Button>
        <Button look="quiet" size="small" onClick={upload.cancel}>
          {t(accountWords.cancel)}
        </Button>
      </div>
    </div>
  )
}
