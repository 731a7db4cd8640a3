import type { Connections } from '#infra/local/region/gateways/socket-gateway'
import { type AwsAnswer, AwsError } from './aws-answer.ts'
import type { AwsCall } from './aws-call.ts'

const MAX_BYTES = 128 * 1024

/** API Gateway's management API for WebSocket connections: `/<name>/@connections/<id>`. */
export const manageConnections =
  (sockets: Readonly<Record<string, Connections>>) =>
  async ({ request, url, body }: AwsCall): Promise<AwsAnswer> => {
    const [, name = '', id = ''] = /^\/([^/]+)\/@connections\/([^/]+)$/.exec(url.pathname) ?? []
    const connections = sockets[name]
    if (!connections) throw new AwsError('ForbiddenException', 'Forbidden', 403)
    const connectionId = decodeURIComponent(id)
    const gone = new AwsError('GoneException', '', 410)
    switch (request.method) {
      case 'POST': {
        if (body.length > MAX_BYTES) throw new AwsError('PayloadTooLargeException', 'Message too long', 413)
        if (!(await connections.post(connectionId, body))) throw gone
        return { status: 200 }
      }
      case 'GET': {
        const info = connections.get(connectionId)
        if (!info) throw gone
        return { status: 200, body: info }
      }
      case 'DELETE':
        if (!connections.remove(connectionId)) throw gone
        return { status: 204 }
      default:
        throw new AwsError('ForbiddenException', 'Forbidden', 403)
    }
  }
