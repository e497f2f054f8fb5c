import { ageInYears, dayAt } from '#contract/age.ts'
import { AGE_COOKIE, type AgeAnswer } from '#contract/age-answer.ts'
import { keepCookie, keptCookie } from '../../request/own-cookies.ts'
import { type PageContext, pageRequest } from '../../request/page-request.ts'

/** What this visitor answered at the age gate, while the answer holds. */
export function ageAnswer(context: PageContext): AgeAnswer | undefined {
  return keptAge(context)?.answer
}

/** How old this visitor is, where that is not enough for every country; null for everybody else. */
export function youngAgeYears(context: PageContext): number | null {
  const birthDay = keptAge(context)?.birthDay
  const { timeZone } = context.get(pageRequest).settings
  return birthDay ? ageInYears(birthDay, dayAt(new Date(), timeZone)) : null
}

/** @param birthDay of an adult who is not old enough for every country yet */
export function keepAgeAnswer(context: PageContext, answer: AgeAnswer, birthDay?: string): void {
  const { value, seconds } = context.get(pageRequest).settings.ageSeal.seal(answer, birthDay)
  keepCookie(context, AGE_COOKIE, value, seconds)
}

function keptAge(context: PageContext) {
  return context.get(pageRequest).settings.ageSeal.read(keptCookie(context, AGE_COOKIE))
}
