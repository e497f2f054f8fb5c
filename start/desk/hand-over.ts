import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { pipeline } from 'node:stream'
import { PEER_HEADER } from './peer-header.ts'

/** Of one connection, and not of what is asked by it (RFC 9110 §7.6.1); `Expect` has been answered by who reads the body. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'expect'])
/** The answer's body comes without its frame, and gets one anew. */
const OF_THE_ANSWER = new Set([...OF_THE_CONNECTION, 'transfer-encoding'])

/**
 * Hands a request to the process that does the work of the desk, and its answer back. While that one is not there, `own`
 * answers: nothing of the request has been read by then.
 * @param socketPath where the desk listens
 */
export function handOver(socketPath: string, own: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    // A connection for each: one that is kept may be closed by the desk just when something is written to it.
    const line = connect(socketPath)
    const answerAlone = () => own(incoming, outgoing)
    line.once('error', answerAlone)
    line.once('connect', () => {
      line.off('error', answerAlone)
      passOn(incoming, outgoing, line)
    })
  }
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, line: ReturnType<typeof connect>) {
  const asked = request({
    createConnection: () => line,
    method: incoming.method,
    path: incoming.url,
    headers: [
      ...without(OF_THE_CONNECTION, incoming.rawHeaders),
      PEER_HEADER,
      incoming.socket.remoteAddress ?? '',
    ],
  })
  asked.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.statusMessage, without(OF_THE_ANSWER, answer.rawHeaders))
    pipeline(answer, outgoing, () => {})
  })
  // A desk that dies in the middle ends the connection, as every process does that dies.
  asked.on('error', () => outgoing.destroy())
  outgoing.once('close', () => asked.destroy())
  pipeline(incoming, asked, () => {})
}

/** @param headers names and values by turns; nobody but us says whose request it is */
function without(names: ReadonlySet<string>, headers: string[]): string[] {
  return headers.filter((_, at) => {
    const name = headers[at - (at % 2)]!.toLowerCase()
    return name !== PEER_HEADER && !names.has(name)
  })
}
