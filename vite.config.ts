import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leanLibraries } from './web/build/lean-libraries.ts'
import { offlineWorker } from './web/build/offline-worker.ts'
import { oneLanguageEach } from './web/build/one-language-each.ts'
import { sharedByPages } from './web/build/shared-by-pages.ts'

/**
 * `start/serve-built.ts` is the server's entry, so that pages, calls and jobs share one module graph: React Router's contexts
 * are compared by identity, and what stands in two graphs is loaded and held twice.
 */
export default defineConfig({
  plugins: [leanLibraries(), reactRouter(), oneLanguageEach(), offlineWorker()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { codeSplitting: { groups: sharedByPages(import.meta.dirname) } },
        },
        // What a page needs at first its document announces; what it loads later would cost that first visit a list of names.
        modulePreload: { resolveDependencies: () => [] },
      },
    },
    ssr: { build: { rollupOptions: { input: './start/serve-built.ts' } } },
  },
  // Without the entries a first visit in development finds new packages, and reloads in the middle.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0 },
})
