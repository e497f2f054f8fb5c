import * as uploadTexts from '#contract/texts/upload.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { Icon } from '../icon.tsx'
import styles from './upload-control.module.css'

/** Why a picture was not taken: the specification's alert (section 8), then the reason. */
export function UploadRefusal({ sentence }: { sentence: string }) {
  return (
    <div className={styles.refusal} role="alert">
      <Icon name="alert" size={20} />
      <div>
        <p className={styles.refusalTitle}>
          <Spoken text={uploadTexts.failed} />
        </p>
        <p>{sentence}</p>
      </div>
    </div>
  )
}
