import { useRouteLoaderData } from 'react-router'
import type { loadRoot } from '#web/load-root.server.ts'

export type RootData = Awaited<ReturnType<typeof loadRoot>>

/** What every page knows: who asks, their cart, until when they are known to be an adult. Undefined where the root itself failed. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData<typeof loadRoot>('root')
}
