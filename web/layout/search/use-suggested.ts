import { useEffect, useRef, useState } from 'react'
import { SUGGESTIONS } from '#contract/limits.ts'
import type { Suggestions, suggest } from '#contract/suggestions.ts'
import { fetchApi } from '#web/browser-api.ts'

/** Letters that follow each other faster are one question. */
const PAUSE_MS = 120

/**
 * What is suggested for what a field says. Nothing while it says too little, is left or was closed, and where the answer does
 * not come: who types misses nothing else. An answer to what was typed before is not heard any more.
 */
export function useSuggested(input: HTMLInputElement): {
  found: Suggestions | undefined
  look: () => void
  close: () => void
} {
  const [found, setFound] = useState<Suggestions>()
  const asking = useRef<AbortController>(undefined)

  function close() {
    asking.current?.abort()
    setFound(undefined)
  }

  async function look() {
    asking.current?.abort()
    const q = input.value.trim()
    if (q.length < SUGGESTIONS.fromCharacters) return setFound(undefined)
    asking.current = new AbortController()
    const { signal } = asking.current
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (signal.aborted) return
    const answer = await fetchApi<typeof suggest>('GET', '/suggest', { query: { q }, signal }).catch(
      () => undefined,
    )
    if (!signal.aborted) setFound(answer?.ok ? answer.value : undefined)
  }

  useEffect(() => {
    input.addEventListener('input', look)
    input.addEventListener('blur', close)
    // Typed while this was on its way; what the shop was asked for was typed before.
    if (input.value !== new URLSearchParams(location.search).get('name')) void look()
    return () => {
      asking.current?.abort()
      input.removeEventListener('input', look)
      input.removeEventListener('blur', close)
    }
  }, [input])
  return { found, look, close }
}
