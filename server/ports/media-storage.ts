/** A file on its way out: its length in bytes, and what is in it. Whoever does not read the body cancels it. */
type StoredFile = { bytes: number; body: ReadableStream<Uint8Array> }

/** Names of files: letters, digits, - and _, then one ending. Never a path. */
const FILE_NAME = /^[\w-]{1,120}\.[a-z\d]{1,8}$/

/** Throws on a name that no file of ours has: whoever asks checks names before, so it is a bug. */
export function checkFileName(name: string): void {
  if (!FILE_NAME.test(name)) throw new Error(`not the name of a stored file: ${JSON.stringify(name)}`)
}

/**
 * Keeps the files of pictures, outside the database. Every process of the shop must see the same files.
 * Every function throws when the storage does not answer or refuses, and on names that are none (see checkFileName).
 */
export interface MediaStorage {
  /**
   * Keeps a file whole or not at all, replacing one of the same name. Resolves once it is safe.
   * @param contentType such as image/webp
   */
  put(name: string, content: Uint8Array, contentType: string): Promise<void>
  /** The file, or undefined when there is none of that name. */
  get(name: string): Promise<StoredFile | undefined>
  /** Deletes the file; one that is not there is deleted already. */
  delete(name: string): Promise<void>
}
