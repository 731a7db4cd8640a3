import { CfnOutput, Fn } from 'aws-cdk-lib'
import type { Alias, Code } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { RegionHosts } from '#infra/constructs/edge/site-distribution'
import { FeatureFunction, idOf } from '#infra/constructs/functions/feature-function'
import { HttpGateway } from '#infra/constructs/gateways/http-gateway'
import { liveConnections, SocketGateway } from '#infra/constructs/gateways/socket-gateway'
import { StreamGateway } from '#infra/constructs/gateways/stream-gateway'
import type { RegionResources } from '#infra/constructs/region-resources'
import { isAsynchronous, type Rows } from '#infra/rows'
import { RegionStack } from './region-stack.ts'

export interface ApiStackProps {
  readonly rows: Rows
  readonly resources: RegionResources
  readonly code: () => Code
}

/** Synchronous functions: one Lambda per feature behind the HTTP API, the streaming API, the WebSocket APIs, the hooks. */
export class ApiStack extends RegionStack {
  /** The region's resources for other stacks, with the live connections that only now exist. */
  readonly resources: RegionResources
  readonly hosts: RegionHosts

  constructor(scope: Construct, { rows, resources, code }: ApiStackProps) {
    super(scope, 'api', 'HTTP, streaming and WebSocket APIs with their functions', { settings: resources.settings })
    const { settings } = resources
    const sockets = new Map(
      Object.keys(rows.sockets).map((name) => [name, new SocketGateway(this, `Socket.${name}`, { settings, name })]),
    )
    const live = sockets.get('live')
    if (!live) throw new Error('events/sockets.ts has no `live`')
    const region = { ...resources, live: liveConnections(this, live.api.apiId) }
    // read as an output rather than by reference, so that the permission's text is known while it is written
    const liveApiId = Fn.getStackOutput(this.stackName, 'LiveApiId')
    this.resources = { ...resources, live: liveConnections(this, liveApiId) }
    const shared = code()
    const aliases = new Map<string, Alias>(
      rows.functions
        .filter(({ kind }) => !isAsynchronous(kind))
        .map((row) => [row.name, new FeatureFunction(this, idOf(row.name), { row, region, code: shared }).alias]),
    )
    const aliasOf = (name: string): Alias => {
      const alias = aliases.get(name)
      if (!alias) throw new Error(`a route or socket names ${name}, which is no function of this stack`)
      return alias
    }
    const through = (gateway: 'http' | 'stream') => rows.routes.filter((route) => route.gateway === gateway)
    const http = new HttpGateway(this, 'Http', { settings, routes: through('http'), aliasOf })
    const stream = new StreamGateway(this, 'Stream', { settings, routes: through('stream'), aliasOf })
    for (const [name, socket] of sockets) socket.answerWith(aliasOf(rows.sockets[name] ?? ''), stream.logPermission)
    this.hosts = { api: http.host, chat: stream.host, live: live.host }
    new CfnOutput(this, 'LiveApiId', { value: live.api.apiId })
    // read by the other region's edge
    new CfnOutput(this, 'ApiHost', { value: http.host })
    new CfnOutput(this, 'ChatHost', { value: stream.host })
    new CfnOutput(this, 'LiveHost', { value: live.host })
  }
}
