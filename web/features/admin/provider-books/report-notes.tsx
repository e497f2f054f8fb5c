import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import type { ShownReport } from './show-books.server.ts'

/** What is to be said of a report: why it failed, which lines could not be read, which kinds of rows nobody knows. */
export function ReportNotes({ report }: { report: ShownReport }) {
  const t = useText()
  const { error, broken, brokenLines, unheard } = report
  const failure = useFailure(error)
  if (!error && !brokenLines && !unheard.length) return t(accountWords.nothing)
  return (
    <div className="stack gap-2">
      {error && <p>{failure}</p>}
      {brokenLines > 0 && (
        <Disclosure
          look="small"
          title={counted(t, brokenLines, providerBooksTexts.oneBroken, providerBooksTexts.countBroken)}
        >
          <ul>
            {broken.map(({ line, trouble }) => (
              <li key={line}>
                {t(providerBooksTexts.brokenLine, { line, trouble: t(providerBooksTexts.trouble[trouble]) })}
              </li>
            ))}
          </ul>
          {broken.length < brokenLines && (
            <p className="quiet">{t(providerBooksTexts.moreBroken, { shown: broken.length })}</p>
          )}
        </Disclosure>
      )}
      {unheard.length > 0 && <p>{t(providerBooksTexts.unheard, { words: unheard.join(', ') })}</p>}
    </div>
  )
}

/** Why it failed: in our words where the file was none, otherwise in those of whoever said so. */
function useFailure(error: string): string {
  const t = useText()
  const [code = '', ...columns] = error.split(' ')
  const words = Object.entries(providerBooksTexts.failure).find(([each]) => each === code)?.[1]
  return words ? t(words, { columns: columns.join(' ') }) : t(adminWords.lastError, { error })
}
