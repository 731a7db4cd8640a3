import { playedEdge } from '#infra/local/stand-ins/cloudfront/cloudfront'

/** What functions are told of the zone that is played; CloudFront and ACM they reach as every service of AWS. */
export const zoneVariables = (dnsPort: number): Readonly<Record<string, string>> => ({
  TENANT_DISTRIBUTION: playedEdge.distributionId,
  TENANT_GROUP: playedEdge.connectionGroupId,
  TENANT_HOST: playedEdge.endpoint,
  DNS_SERVERS: `127.0.0.1:${dnsPort}`,
})
