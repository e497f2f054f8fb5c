import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useOnTheWay } from './use-on-the-way.ts'

/**
 * What a field says that is typed before it applies: what applies, until somebody types, and again once something else
 * applies; but what they type while that is on its way stays theirs, and what they typed before the page was live.
 */
export function useTyped(
  applied: string,
  box?: RefObject<HTMLInputElement | null>,
): [text: string, type: (text: string) => void] {
  const isOnTheWay = useOnTheWay()
  const { key } = useLocation()
  const [typed, setTyped] = useState({ over: applied, text: applied, isMeanwhile: false })
  if (typed.over !== applied) {
    const text = typed.isMeanwhile ? typed.text : applied
    setTyped({ over: applied, text, isMeanwhile: false })
  }
  // Its answer is here, whatever it was about.
  useEffect(
    () => setTyped(({ over, text }) => ({ over, text: box?.current?.value ?? text, isMeanwhile: false })),
    [key],
  )
  return [typed.text, (text) => setTyped({ over: applied, text, isMeanwhile: isOnTheWay() })]
}
