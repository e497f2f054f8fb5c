import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoAccounts } from './demo-accounts.ts'

/**
 * The shop for the browser tests: `npm start`'s own program on an empty folder, with intervals short enough to watch
 * (holds, expiry, reconciliation) and without rate limits, because all tests come from one address.
 */
const dataDir = process.env.E2E_DATA_DIR!
mkdirSync(dataDir)
chmodSync(dataDir, 0o755)
// As database/seed/demo-passwords.ts keeps them.
writeFileSync(join(dataDir, 'demo-accounts.json'), JSON.stringify(demoAccounts))
const shop = spawn('node', ['main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    EXPIRE_EVERY_SECONDS: '1',
    RECONCILE_EVERY_SECONDS: '2',
    RECONCILE_AFTER_SECONDS: '2',
    RETRY_EVERY_SECONDS: '2',
  },
})
process.on('SIGTERM', () => shop.kill('SIGTERM'))
process.on('SIGINT', () => shop.kill('SIGTERM'))
shop.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
