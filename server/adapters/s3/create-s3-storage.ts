import { AwsClient } from 'aws4fetch'
import { checkFileName, type MediaStorage } from '../../ports/media-storage.ts'

type Bucket = {
  /** Address of the store, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** How long the store may take to begin its answer. */
  timeoutMs: number
}

/** A store that stumbles (5xx, 429) is asked again this often, at once. */
const RETRIES = 2

/**
 * Keeps files as objects of a bucket, in any store that speaks S3 (signature version 4, the bucket in the path, as every
 * store understands it: https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html).
 *
 * The key must be allowed to list the bucket: without that S3 answers 403 about an object that is not there.
 */
export function createS3Storage({ endpoint, bucket, timeoutMs, ...credentials }: Bucket): MediaStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES })
  const folder = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}/`

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, init: RequestInit = {}) {
    checkFileName(name)
    // For the answer's beginning alone: a picture may leave slowly, to a visitor whose network is slow.
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(new Error(`${method} took over ${timeoutMs} ms`)), timeoutMs)
    try {
      // Elsewhere would be a store that nobody has chosen, and the signature is not for it.
      const only = { method, redirect: 'error', signal: waiting.signal } as const
      return await client.fetch(folder + name, { ...init, ...only })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(name, content, contentType) {
      const headers = { 'Content-Type': contentType }
      const answer = await ask('PUT', name, { body: new Uint8Array(content), headers })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the store answered ${answer.status} to PUT`)
    },

    async get(name) {
      const answer = await ask('GET', name)
      if (answer.ok && answer.body) {
        return { bytes: Number(answer.headers.get('content-length')), body: answer.body }
      }
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw new Error(`the store answered ${answer.status} to GET`)
    },

    async delete(name) {
      const answer = await ask('DELETE', name)
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404)
        throw new Error(`the store answered ${answer.status} to DELETE`)
    },
  }
}
