import type { Config } from '@react-router/dev/config'
import { precompress } from './web/build/precompress.ts'

export default {
  appDirectory: 'web',
  serverBuildFile: 'house.js',
  // The whole map of pages in one cached file: no request before a click is followed.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await precompress(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
