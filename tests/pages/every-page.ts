import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageHandle } from '#web/page-handle.ts'
import routes from '../../web/routes.ts'
import type { PageModule } from './send-page-form.tsx'

type EveryPage = { path: string; file: string; module: PageModule & { handle?: PageHandle } }

const fileOf = (path: string) => fileURLToPath(new URL(`../../web/${path}`, import.meta.url))

/** Every page of `web/routes.ts` with its module, by its path as it stands there. */
export const EVERY_PAGE: EveryPage[] = await Promise.all(
  routes.map(async ({ path = '', file }) => ({ path, file, module: await import(fileOf(file)) })),
)

/** The same as the build has them. */
export const BUILT_PAGES = Object.fromEntries(
  EVERY_PAGE.map(({ path, file, module }) => [
    file,
    { id: file, parentId: 'root', ...(path ? { path } : { index: true }), module },
  ]),
) as unknown as ServerBuild['routes']
