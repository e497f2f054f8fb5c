import type { CSSProperties } from 'react'
import { useViewTransitionState } from 'react-router'

/** What the label of a beer's own page is called while pages change. */
export const LARGE_LABEL: CSSProperties = { viewTransitionName: 'beer-label' }

/** A page may show a beer several times: which of its labels was chosen last. */
let chosen: string | undefined

/**
 * The label that was clicked grows into the large one of the beer's page, and back. `style` is the label's, `choose` the
 * link's. @param place tells a page's several labels of one beer apart
 */
export function useLabelMorph(to: string, place: string) {
  const isTurning = useViewTransitionState(to)
  return {
    style: isTurning && chosen === place ? LARGE_LABEL : undefined,
    choose: () => {
      chosen = place
    },
  }
}
