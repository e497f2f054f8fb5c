import { open } from 'node:fs/promises'

/** A renamed file survives a power cut once its folder is on the disk too. Windows cannot open folders, nor needs to. */
export async function flushNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
