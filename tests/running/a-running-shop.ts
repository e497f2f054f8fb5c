import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ShopProcess, startShopProcess } from './a-shop-process.ts'
import { freePorts } from './free-ports.ts'

export type RunningShop = ShopProcess & { sandboxUrl: string; dataDir: string }

/**
 * A shop on an empty DATA_DIR of its own, with its stand-ins, ready to serve; `stop` leaves nothing behind.
 * @throws what it printed, when it ends before it is open
 */
export async function startShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-robust-'))
  // The embedded server's own user must be able to get in.
  await chmod(dataDir, 0o755)
  const [port, sandboxPort] = (await freePorts(2)) as [number, number]
  const cleanUp = () => rm(dataDir, { recursive: true, force: true })
  const shop = await startShopProcess({
    port,
    settings: { SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir, ...settings },
  }).catch(async (error) => {
    await cleanUp()
    throw error
  })
  return {
    ...shop,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDir,
    async stop() {
      try {
        await shop.stop()
      } finally {
        await cleanUp()
      }
    },
  }
}
