import type { Context } from 'hono'
import type { Services } from '../services.ts'
import type { Api } from './api-context.ts'
import { DOCS_POLICY, docsPage } from './docs-page.ts'
import { entityTag, isKnown } from './entity-tag.ts'
import { openApiDocument } from './openapi.ts'

type Written = { content: string; tag: string }

/**
 * What the API is: `/api/openapi.json` for machines, `/api/docs` for people. Written once a process, when it is first asked
 * for: writing takes longer than all the rest of a start, and the same in every language.
 */
export function docsRoutes(api: Api, { env, identity }: Pick<Services, 'env' | 'identity'>) {
  const document = once(() => openApiDocument(env.publicUrl, identity.cookieName))
  const json = once(() => tagged(JSON.stringify(document())))
  const page = once(() => tagged(docsPage(document())))
  api.get('/openapi.json', (context) => answer(context, json(), 'application/json'))
  api.get('/docs', (context) => {
    context.header('Content-Security-Policy', DOCS_POLICY)
    return answer(context, page(), 'text/html; charset=UTF-8')
  })
}

function tagged(content: string): Written {
  return { content, tag: entityTag(content) }
}

/** Asked about again each time, because another version of the shop may be there; the answer is nothing then. */
function answer(context: Context, { content, tag }: Written, type: string): Response {
  context.header('Cache-Control', 'no-cache')
  return isKnown(context, tag)
    ? context.body(null, 304)
    : context.body(content, 200, { 'Content-Type': type })
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
