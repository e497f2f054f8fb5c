import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from '../page-handle.ts'

/** React Router compiles the patterns of all pages each time it is asked: a twentieth of what a page costs. */
const MOST_KNOWN = 1000

/** Makes the function that finds what the page at a path says of itself, on the server, from an address alone. */
export function handlesOf(routes: ServerBuild['routes']): (pathname: string) => PageHandle | undefined {
  const pages = Object.values(routes).flatMap((route) =>
    route && route.id !== 'root'
      ? [{ path: route.path, index: route.index, handle: route.module.handle } as RouteObject]
      : [],
  )
  const known = new Map<string, PageHandle | undefined>()
  return (pathname) => {
    if (known.has(pathname)) return known.get(pathname)
    const handle = matchRoutes(pages, pathname)?.at(-1)?.route.handle
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(pathname, handle)
    return handle
  }
}

/** Addresses of the pages that may be listed and are always there, as the sitemap names them: the age gate leads on to them. */
export function findablePaths(routes: ServerBuild['routes']): string[] {
  return Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as PageHandle | undefined
    return handle?.findable && route?.path && !route.path.includes(':') ? [`/${route.path}`] : []
  })
}
