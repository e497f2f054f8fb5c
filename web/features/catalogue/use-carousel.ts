import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Engine } from './carousel-engine.tsx'

export type CarouselEnds = { atStart: boolean; atEnd: boolean }

/**
 * Where a carousel stands and how it is moved: by its engine once that is there, else by scrolling the list that it is
 * without one.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, engine: Engine | undefined) {
  const [ends, setEnds] = useState<CarouselEnds>({ atStart: true, atEnd: false })

  useEffect(() => {
    const list = viewport.current
    if (!list) return
    const look = () => {
      const left = list.scrollLeft
      setEnds(
        engine
          ? { atStart: !engine.canScrollPrev(), atEnd: !engine.canScrollNext() }
          : { atStart: left < 2, atEnd: left + list.clientWidth > list.scrollWidth - 2 },
      )
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    engine?.on('select', look).on('reInit', look)
    return () => {
      list.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
      engine?.off('select', look).off('reInit', look)
    }
  }, [viewport, engine])

  const move = useCallback(
    (direction: 1 | -1) => {
      if (engine) {
        if (direction === 1) engine.scrollNext()
        else engine.scrollPrev()
        return
      }
      const list = viewport.current
      // Smooth by its style, which gives way to who asks for less motion: said here, nothing would.
      list?.scrollBy({ left: direction * list.clientWidth * 0.9 })
    },
    [viewport, engine],
  )

  return { ...ends, move }
}

/** True once the list is near the screen of somebody with a mouse: fingers already have the browser's own scrolling. */
export function useWantsEngine(viewport: RefObject<HTMLElement | null>): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const list = viewport.current
    if (!list || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setWanted(true),
      { rootMargin: '200px' },
    )
    observer.observe(list)
    return () => observer.disconnect()
  }, [viewport])
  return wanted
}
