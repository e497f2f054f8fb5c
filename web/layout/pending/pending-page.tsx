import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import styles from './pending-page.module.css'
import type { skeletonOf } from './skeleton-of.tsx'
import { useFocusBesides } from './use-focus-besides.ts'

/**
 * The page, and what is seen while the next one is on its way for long: a bar at the top and, where the next page is
 * known, its outline instead of the old one. The bar's animation begins late; that it begins is what tells that this
 * takes long, so that no timer runs and quick ones show nothing.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const t = useText()
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  /** Where the page was scrolled to when it turned out that this takes long. */
  const [slowAt, setSlowAt] = useState<number>()
  const [outline, setOutline] = useState<{ of: typeof skeletonOf }>()
  const isBusy = state !== 'idle'
  const isSlow = isBusy && slowAt !== undefined
  if (!isBusy && slowAt !== undefined) setSlowAt(undefined)
  // A form that is sent stays where it is until it is answered; the age gate has no frame to put an outline into.
  const comes = state === 'loading' && next.pathname !== pathname && pathname !== '/'
  const skeleton = isSlow && comes && outline?.of(next)
  const isOutlined = Boolean(skeleton)

  useEffect(() => {
    // Without it the old page stays until the new one is there.
    if (comes)
      import('./skeleton-of.tsx').then(
        ({ skeletonOf }) => setOutline({ of: skeletonOf }),
        () => {},
      )
  }, [comes])

  const page = useRef<HTMLDivElement>(null)
  useFocusBesides(page, isOutlined, pathname)

  // The outline begins at its top. Whoever is led nowhere is back where they were.
  useLayoutEffect(() => {
    if (!isOutlined || slowAt === undefined) return
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, slowAt)
  }, [isOutlined, slowAt])

  return (
    <>
      {isBusy && <span className={styles.bar} onAnimationStart={() => setSlowAt(window.scrollY)} />}
      <p className="visually-hidden" role="status">
        {isSlow && t(commonTexts.loading)}
      </p>
      {skeleton && (
        <div aria-hidden="true" inert data-outline="">
          {skeleton}
        </div>
      )}
      <div hidden={isOutlined} ref={page}>
        {children}
      </div>
    </>
  )
}
