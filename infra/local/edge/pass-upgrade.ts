import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Target } from '#infra/local/forward'

/** Hands a WebSocket's opening request on and then joins the two connections, byte for byte. */
export const passUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, target: Target): void => {
  const onward = connect(target.port, target.host, () => {
    const headers = { Host: `${target.host}:${target.port}`, ...target.headers }
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}: ${one}`),
    )
    onward.write(`${request.method} ${target.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    onward.write(head)
    onward.pipe(socket)
    socket.pipe(onward)
  })
  const end = () => {
    onward.destroy()
    socket.destroy()
  }
  for (const side of [onward, socket]) side.once('error', end).once('close', end)
}
