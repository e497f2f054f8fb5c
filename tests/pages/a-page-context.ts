import { RouterContextProvider } from 'react-router'
import { CookieJar } from '#web/request/cookie-jar.ts'
import { type PageContext, type PageRequest, pageRequest } from '#web/request/page-request.ts'

/** The request of a page whose API answers so, for what its loaders and actions are made of. */
export function aPageContext(callServer: PageRequest['callServer']): PageContext {
  const page: PageRequest = {
    nonce: '',
    isForm: false,
    log: { error: () => {} },
    settings: {} as PageRequest['settings'],
    cookies: new CookieJar(undefined),
    callServer,
  }
  return new RouterContextProvider(new Map([[pageRequest, page]]))
}
