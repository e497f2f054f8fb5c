import type { Config } from '@react-router/dev/config'
import { precompress } from './web/build/precompress.ts'

export default {
  appDirectory: 'web',
  serverBuildFile: 'house.js',
  // Built aside and then put in its place (start/build-if-needed.ts).
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // The whole map of pages in one cached file: no request before a click is followed.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await precompress(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
