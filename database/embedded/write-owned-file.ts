import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import type { ClusterOwner } from './cluster-owner.ts'

/**
 * Writes a file in the owner's folder so that readers see the old or the new content, never half of it.
 * When this process is root it follows no link that the owner may have left there ('wx' makes a new file or fails).
 */
export async function writeOwnedFile(file: string, content: string, owner: ClusterOwner): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    if (owner.runAs) await handle.chown(owner.uid, owner.gid)
    await handle.sync()
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}
