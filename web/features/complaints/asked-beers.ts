import type { ComplaintLine } from '#contract/complaint.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import type { useText } from '#web/texts.ts'

/** What a complaint asks for: «2 × IPA, 1 × Stout». */
export function askedBeers(
  t: ReturnType<typeof useText>,
  lines: readonly Pick<ComplaintLine, 'name' | 'asked'>[],
): string {
  return lines
    .filter(({ asked }) => asked > 0)
    .map(({ name, asked }) => t(accountWords.unitsOfBeer, { count: asked, beer: name }))
    .join(', ')
}
