/** What a typed word weighs where it is the whole word, its beginning, or a part of it. */
export type Weight = { whole: number; beginning: number; part: number }

/** Name before brewery before style and synonyms before place and description. 0: not looked for there. */
export const WEIGHTS = {
  name: { whole: 14, beginning: 12, part: 4 },
  brewery: { whole: 10, beginning: 9, part: 4 },
  style: { whole: 7, beginning: 7, part: 4 },
  place: { whole: 5, beginning: 5, part: 0 },
  description: { whole: 2, beginning: 1, part: 0 },
} as const satisfies Record<string, Weight>

/** For a name of which every word was asked for. */
export const WHOLE_NAME_BONUS = 8

/** Every word is looked for as a beginning, and from so many letters on as a part. */
export const PART_LETTERS = 3

/** One letter begins a word of nearly every description, and says nothing of the beer. */
export const DESCRIPTION_LETTERS = 2

/** What a typed word weighs in one word of a text: 0 where it is not in it. */
export function weightOf(word: string, typed: string, weight: Weight): number {
  if (word === typed) return weight.whole
  const at = word.indexOf(typed)
  if (at === 0) return weight.beginning
  return at > 0 && typed.length >= PART_LETTERS ? weight.part : 0
}

/** The best of what it weighs in several. */
export function weightAmong(words: readonly string[], typed: string, weight: Weight): number {
  let best = 0
  for (const word of words) best = Math.max(best, weightOf(word, typed, weight))
  return best
}
