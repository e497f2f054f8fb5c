import { runWorker } from './run-worker.ts'
import type { BuiltFiles, WorkerScope } from './worker-scope.ts'

/** Put here by web/build/offline-worker.ts. */
declare const BUILT_FILES: BuiltFiles

runWorker(self as unknown as WorkerScope, BUILT_FILES)
