import * as formTexts from '#contract/texts/form.ts'
import { useText } from '#web/texts.ts'

/** So many fields are named: more would hide what is written. */
const NAMED = 3

/** Why a form's button does nothing yet. @param fields what those are called that are empty or wrong */
export function MissingFields({ fields }: { fields: readonly string[] }) {
  const t = useText()
  const named = fields.slice(0, NAMED).join(', ')
  const more = fields.length - NAMED
  return (
    <p className="quiet">
      {more > 0
        ? t(formTexts.missingMore, { fields: named, count: more })
        : t(formTexts.missing, { fields: named })}
    </p>
  )
}
