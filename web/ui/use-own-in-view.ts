import { type RefObject, useEffect } from 'react'

/**
 * Keeps what is chosen of a line that slides in the middle of it: whenever the line is another, its width, the fonts in which it is set.
 * @param own what is chosen (`aria-current`), as a name of its own; undefined: nothing is
 */
export function useOwnInView(list: RefObject<HTMLElement | null>, own: string | undefined): void {
  useEffect(() => {
    const line = list.current
    const entry = own && line?.querySelector<HTMLElement>('[aria-current]')
    if (!line || !entry) return
    const sizes = new ResizeObserver(() => {
      line.scrollLeft = entry.offsetLeft + (entry.offsetWidth - line.clientWidth) / 2
    })
    sizes.observe(line)
    sizes.observe(entry)
    return () => sizes.disconnect()
  }, [list, own])
}
