import { useState } from 'react'
import { useLocation } from 'react-router'
import * as cartAnswerTexts from '#contract/texts/cart-answer.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { askedAt } from './asked-at.ts'
import { capWords } from './beer-stepper.tsx'

/**
 * What is said to who asks for more of a beer than can be had: 'Pediste 900; quedan 87'. For pages with room for it, not for cards.
 * @param max what can be had
 * @returns `hear` is to be called with what is wanted, each time; '' where that can be had
 */
export function useAnswer(beerId: string, max: number) {
  const t = useText()
  const { search } = useLocation()
  const [asked = 0, hear] = useState(() => askedAt(search, beerId))
  const cap = capWords(t, max)
  const rest = cap.charAt(0).toLocaleLowerCase() + cap.slice(1)
  const answer = asked > max ? t(cartAnswerTexts.askedFor, { count: numberText(asked), rest }) : ''
  return { answer, hear }
}
