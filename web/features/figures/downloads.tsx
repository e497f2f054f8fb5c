import * as figuresTexts from '#contract/texts/figures.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** The calls themselves: the browser keeps what they answer as a file. @param period as the API is asked for it */
export function Downloads({ companyId, period }: { companyId: string; period: Record<string, string> }) {
  const t = useText()
  const { from, to, by } = period
  const at = `/api/company/${companyId}`
  return (
    <section className="wrap gap-3" aria-label={t(figuresTexts.downloads)}>
      <LinkButton
        to={`${at}/figures.csv?from=${from}&to=${to}&by=${by}`}
        look="outline"
        reloadDocument
        discover="none"
        download
      >
        {t(figuresTexts.downloadFigures)}
      </LinkButton>
      <LinkButton
        to={`${at}/sales.csv?from=${from}&to=${to}`}
        look="outline"
        reloadDocument
        discover="none"
        download
      >
        {t(figuresTexts.downloadSales)}
      </LinkButton>
    </section>
  )
}
