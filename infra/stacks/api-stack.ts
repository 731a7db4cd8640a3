import { CfnOutput } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { RegionHosts } from '#infra/constructs/edge/site-distribution'
import { gatewayId, gatewayOutputs } from '#infra/constructs/gateways/gateway-ids'
import { GatewayLogs } from '#infra/constructs/gateways/gateway-logs'
import { HttpGateway } from '#infra/constructs/gateways/http-gateway'
import { liveConnections, SocketGateway } from '#infra/constructs/gateways/socket-gateway'
import type { LiveConnections } from '#infra/constructs/region-resources'
import { gatewayOfFeature } from '#infra/gateways'
import type { Rows } from '#infra/rows'
import type { Settings } from '#infra/settings'
import { RegionStack } from './region-stack.ts'

export interface ApiStackProps {
  readonly settings: Settings
  readonly rows: Rows
}

/** The gateways, without functions and routes: those are in a stack per feature (feature-api-stack.ts). The streaming one is in the stack `chat`. */
export class ApiStack extends RegionStack {
  readonly live: LiveConnections
  readonly hosts: Pick<RegionHosts, 'api' | 'live'>

  constructor(scope: Construct, { settings, rows }: ApiStackProps) {
    super(scope, 'api', 'HTTP and WebSocket gateways', { settings })
    const logs = new GatewayLogs(this, 'GatewayLogs')
    const first = this.http(Math.max(1, ...gatewayOfFeature(rows.routes).values()))
    const sockets = new Map(
      Object.keys(rows.sockets).map((name) => [
        name,
        new SocketGateway(this, `Socket.${name}`, { settings, name, logs }),
      ]),
    )
    const live = sockets.get('live')
    if (!live) throw new Error('events/sockets.ts has no `live`')
    this.live = liveConnections(this, gatewayId(settings, gatewayOutputs.socket('live')))
    this.hosts = { api: first.host, live: live.host }
    for (const [name, { api }] of sockets) new CfnOutput(this, gatewayOutputs.socket(name), { value: api.apiId })
    // read by the other region's edge
    new CfnOutput(this, 'ApiHost', { value: first.host })
    new CfnOutput(this, 'LiveHost', { value: live.host })
  }

  /** Makes a chain of so many HTTP gateways, each leading on to the next; returns the first one, which all calls enter. */
  private http(count: number): HttpGateway {
    const { settings } = this
    const first = new HttpGateway(this, 'Http', { settings, gateway: 1 })
    new CfnOutput(this, gatewayOutputs.http(1), { value: first.api.apiId })
    let last = first
    for (let gateway = 2; gateway <= count; gateway++) {
      const next = new HttpGateway(this, `Http${gateway}`, { settings, gateway })
      new CfnOutput(this, gatewayOutputs.http(gateway), { value: next.api.apiId })
      last.leadOnTo(next)
      last = next
    }
    return first
  }
}
