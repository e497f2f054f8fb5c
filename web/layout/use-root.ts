import { useRouteLoaderData } from 'react-router'
import type { loader } from '#web/root.tsx'

export type RootData = Awaited<ReturnType<typeof loader>>

/** What every page knows: who asks, their cart, until when they are known to be an adult. Undefined where the root itself failed. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData<typeof loader>('root')
}
