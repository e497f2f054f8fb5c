import { useNavigation } from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as parcelPasteTexts from '#contract/texts/parcel-paste.ts'
import { textOf } from '#contract/texts/text.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { BatchOutcome } from '../list/batch-outcome.tsx'
import { parcelsPath } from '../parcels-address.ts'
import type { Route } from './+types/paste-parcels.page'
import { answerPaste } from './answer-paste.server.ts'
import styles from './paste.module.css'
import { PastePreview } from './paste-preview.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller', 'packer'] }

export function loader({ context }: Route.LoaderArgs) {
  return { user: context.get(signedIn) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPaste(context, await readForm(request), context.get(signedIn).id)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(parcelPasteTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** More than a hundred of the longest lines have. */
const MOST_CHARACTERS = 40_000

/** `/company/{id}/parcels/paste`: many parcels are marked as sent with lines of a sheet, which are gone through first. */
export default function PasteParcelsPage({ loaderData: { user }, actionData }: Route.ComponentProps) {
  const t = useText()
  const isReading = useNavigation().formMethod === 'POST'
  const { lines = '', problem, preview, answers } = actionData ?? {}
  return (
    <div className="stack gap-5">
      <SellerNav user={user} />
      <p>
        <LinkButton to={parcelsPath(user.id)} look="quiet" className={styles.back}>
          <Icon name="left" />
          {t(parcelBatchTexts.backToList)}
        </LinkButton>
      </p>
      <header className="stack gap-2">
        <h1>{t(parcelPasteTexts.title)}</h1>
        <p>{t(parcelPasteTexts.lead)}</p>
      </header>
      <ErrorSummary
        title={t(parcelPasteTexts.notRead)}
        errors={problem ? [{ fieldId: 'lines', text: problem }] : []}
      />
      {answers && <BatchOutcome answers={answers} />}
      <PostForm className={`stack gap-4 ${styles.form}`} preventScrollReset>
        <TextArea
          // What is left of it after an answer is what stands in it.
          key={answers ? lines : undefined}
          id="lines"
          name="lines"
          label={t(parcelPasteTexts.lines)}
          hint={t(parcelPasteTexts.linesHint)}
          error={problem}
          defaultValue={lines}
          rows={8}
          maxLength={MOST_CHARACTERS}
          spellCheck={false}
          autoComplete="off"
        />
        <Button
          type="submit"
          look={preview ? 'outline' : 'primary'}
          busy={isReading}
          className={styles.submit}
        >
          {t(parcelPasteTexts.review)}
        </Button>
      </PostForm>
      {preview && <PastePreview preview={preview} lines={lines} isSending={isReading} />}
    </div>
  )
}
