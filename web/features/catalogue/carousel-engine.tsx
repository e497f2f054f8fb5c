import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

export type Engine = NonNullable<UseEmblaCarouselType[1]>

type Props = { viewport: HTMLElement; onReady: (engine: Engine | undefined) => void }

/**
 * Puts Embla on a list that stands there already, so that nothing moves and no focus is lost when it arrives. Loaded on
 * use: the only file that knows the library.
 */
export default function CarouselEngine({ viewport, onReady }: Props) {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const [attach, engine] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    duration: calm ? 0 : 25,
  })
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    onReady(engine)
    return () => onReady(undefined)
  }, [engine, onReady])
  return null
}
