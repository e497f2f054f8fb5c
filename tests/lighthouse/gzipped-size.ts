import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

/** How many bytes of a file go over the line to a browser that understands gzip. @throws when it is not compressed */
export async function gzippedSize(url: string): Promise<number> {
  const asked = request(url, { headers: { 'accept-encoding': 'gzip' } })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of answer) bytes += chunk.length
  const { 'content-encoding': encoding } = answer.headers
  if (answer.statusCode !== 200 || encoding !== 'gzip')
    throw new Error(`${url} came with status ${answer.statusCode}, compressed with ${encoding ?? 'nothing'}`)
  return bytes
}
