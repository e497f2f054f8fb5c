import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { SPOKEN } from '../language/scripts-in-language.ts'
import { type BuiltFiles, IN_LANGUAGE } from '../offline/worker-scope.ts'

const WORKER = fileURLToPath(new URL('../offline/service-worker.ts', import.meta.url))
const ENTRY = '/web/entry.client.tsx'
/** What the offline page is made of: itself, and what stands around every page. */
const ROOTS = [ENTRY, '/web/root.tsx', '/web/features/offline/offline.page.tsx']

/**
 * Adds the service worker to the browser's build, as `/worker.js`: one script without imports, which knows the files of the
 * offline page and a version that is another one with every build whose files differ.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: await bundleWorker(filesOf(bundle)) })
      },
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle): BuiltFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const moduleOf = (chunk: Rolldown.OutputChunk) => chunk.facadeModuleId?.split('?')[0] ?? ''
  const chunkOf = (module: string) => {
    const found = chunks.find((chunk) => moduleOf(chunk).endsWith(module))
    if (!found) throw new Error(`The build has no ${module}: the offline page would miss it.`)
    return found
  }
  const addressOf = (file: string) => {
    const isSpoken = `${dirname(file)}/${SPOKEN[0]}/${basename(file)}` in bundle
    return isSpoken ? `/${dirname(file)}/${IN_LANGUAGE}/${basename(file)}` : `/${file}`
  }
  return {
    version: createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12),
    entry: addressOf(chunkOf(ENTRY).fileName),
    files: [...withImports(ROOTS.map(chunkOf), bundle)].map(addressOf),
  }
}

/** Names of chunks, of all that they import at once, and of the styles and fonts that belong to them. */
function withImports(from: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
    for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') add(imported)
    }
  }
  from.forEach(add)
  return files
}

async function bundleWorker(files: BuiltFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { BUILT_FILES: JSON.stringify(files) },
    build: { write: false, rollupOptions: { input: WORKER, output: { format: 'iife' } } },
  })
  const [script] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (script?.type !== 'chunk') throw new Error('The service worker was not built.')
  return script.code
}
