import type { ReactNode } from 'react'
import * as savedTexts from '#contract/texts/saved.ts'
import { useText } from '#web/texts.ts'
import { SkeletonWords } from '#web/ui/skeleton.tsx'

/** What a buyer saved before it is there. @param children the place of its beers */
export function SavedSkeleton({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className="stack gap-5">
      <h1>{t(savedTexts.title)}</h1>
      <h2>
        <SkeletonWords width="9ch" />
      </h2>
      {children}
    </div>
  )
}
