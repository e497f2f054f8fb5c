import * as react from 'react'
import * as runtime from 'react/jsx-runtime'
import type { Plugin } from 'vite'

/** Read by `sharedByPages`: a module of this name lies with the libraries. */
const IN_MODULES = '\0/node_modules/in-modules/'
const REACT = new Map<string, object>([
  ['react', react],
  ['react/jsx-runtime', runtime],
])
/** What watches a router in the browser, for those who hand it something to watch with: we do not. */
const INSTRUMENTATION = /\/react-router\/.*\/router\/instrumentation\.js$/

/**
 * Two things of libraries that a first visit would carry for nothing:
 *
 * - React is no module of names but an object (CommonJS), so that each use says `(0,r.jsx)(…)`. Here it is handed on by name, and
 *   a use is `j(…)`. React's own packages go on with the object.
 * - React Router's instrumentation in the browser. The server's is not touched.
 *
 * @throws (the build) when a release of React Router has it elsewhere, or more of it is asked for
 */
export function leanLibraries(): Plugin {
  let isLeftOut = false
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer = '') {
      const isReacts = /\/node_modules\/react(-dom)?\//.test(importer)
      return REACT.has(id) && !importer.startsWith(IN_MODULES) && !isReacts ? IN_MODULES + id : undefined
    },
    load(id) {
      if (INSTRUMENTATION.test(id)) {
        isLeftOut = true
        return WITHOUT_INSTRUMENTATION
      }
      if (!id.startsWith(IN_MODULES)) return undefined
      const library = id.slice(IN_MODULES.length)
      const names = Object.keys(REACT.get(library)!).filter(
        (name) => /^[a-z]\w*$/i.test(name) && name !== 'default',
      )
      return [`import it from '${library}'`, 'export default it', ...names.map(handedOn)].join('\n')
    },
    buildEnd(error) {
      if (!error && !isLeftOut)
        throw new Error('React Router has its instrumentation elsewhere: see lean-libraries.ts.')
    },
  }
}

/** A name that nobody uses is left out, as if it were no reading of an object. */
function handedOn(name: string): string {
  return `export const ${name} = /* #__PURE__ */ (() => it.${name})()`
}

/** What is asked of it where nobody watches; the last two by React Router's server, which no browser has. */
const WITHOUT_INSTRUMENTATION = `
export const consumeInstrumentationClientResultMetaReceiver = () => {}
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined
`
