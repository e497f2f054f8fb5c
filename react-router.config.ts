import type { Config } from '@react-router/dev/config'
import { dropAllLanguages } from './web/build/drop-all-languages.ts'
import { precompress } from './web/build/precompress.ts'

export default {
  appDirectory: 'web',
  serverBuildFile: 'shop.js',
  // Built aside and then put in its place (start/build-if-needed.ts).
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // A page brings the map of the pages that it links to. The whole map would cost every first visit more with each page
  // of the administration (5.5 kB of 140 at the last count).
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  async buildEnd({ reactRouterConfig }) {
    dropAllLanguages(`${reactRouterConfig.buildDirectory}/client`)
    await precompress(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
