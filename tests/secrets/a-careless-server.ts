import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { tellAnswer } from '#server/http/tell-answer.ts'

const planted = endpoint({
  method: 'GET',
  path: '/planted',
  summary: 'Planted.',
  access: 'anyone',
  response: z.object({ name: z.string() }),
  status: 200,
})

/**
 * A server that tells everything, for the witness's own test: what it is sent, what it gives, and to whomever
 * asks. At /planted it answers without what it promises.
 */
const server = createServer(async (request, response) => {
  const body = await text(request)
  console.log(JSON.stringify({ url: request.url, body, cookie: request.headers.cookie }))
  response.writeHead(200, {
    'set-cookie': ['lupulo_session=givenGivenGivenGiven01.c2lnbmVkU2lnbmVk; Path=/', 'cart=a.2; Path=/'],
    'content-encoding': 'gzip',
  })
  console.log(Buffer.from('givenGivenGivenGiven01').toString('hex'))
  response.write(gzipSync(`You sent ${body}`))
  response.end()
  if (request.url === '/planted') tellAnswer({ endpoint: planted, answer: {} })
})
server.listen(0, () => console.log(`port ${(server.address() as AddressInfo).port}`))
