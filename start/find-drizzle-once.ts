import { type ResolveFnOutput, registerHooks } from 'node:module'

const PACKAGE = 'drizzle-orm'

/**
 * Tells Node where the modules of Drizzle are, from here on. It would parse the 180 kB of that package's package.json anew
 * for each of its 150 files, to learn that they are modules: a third of the work of a start
 * (https://nodejs.org/docs/latest-v24.x/api/module.html#moduleregisterhooksoptions).
 */
export function findDrizzleOnce(): void {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(name, context, next) {
      if (context.conditions.includes('require')) return next(name, context)
      const { parentURL = '' } = context
      if (name.startsWith('.') && name.endsWith('.js') && parentURL.includes(`/node_modules/${PACKAGE}/`)) {
        return { url: new URL(name, parentURL).href, format: 'module', shortCircuit: true }
      }
      if (name !== PACKAGE && !name.startsWith(`${PACKAGE}/`)) return next(name, context)
      const known = found.get(name) ?? { ...next(name, context), shortCircuit: true }
      found.set(name, known)
      return known
    },
  })
}
