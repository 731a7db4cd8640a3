import { variablesFor } from '#infra/environment'
import type { Grants } from '#infra/grants/grants'
import type { Credentials } from '#infra/local/credentials'
import { localNames } from '#infra/local/region/local-names'
import type { RegionData } from '#infra/local/region/region-data'
import type { Variable } from '#shared/environment'
import { regions } from '#shared/regions'

const userPools = ({ pools, identity }: RegionData) =>
  JSON.stringify(
    pools.map(({ poolId, clientId }) => ({
      issuer: `${identity}/${poolId}`,
      clientId,
      jwksUri: `${identity}/${poolId}/.well-known/jwks.json`,
    })),
  )

const values = (data: RegionData, grants: Grants): Record<Variable, string | undefined> => ({
  REGION_NAME: data.region,
  // page and functions are always of one checkout
  RELEASE: 'local',
  TABLE_NAME: data.tableName,
  DIRECTORY_TABLE_NAME: data.directoryTableName,
  // both regions of a laptop share one database
  DIRECTORY_HOME: undefined,
  SUBDOMAIN_ROOT: 'localhost',
  TENANT_WILDCARD: undefined,
  TENANT_DISTRIBUTION: data.given.TENANT_DISTRIBUTION,
  TENANT_GROUP: data.given.TENANT_GROUP,
  TENANT_HOST: data.given.TENANT_HOST,
  CLOUDFRONT_ENDPOINT: data.given.CLOUDFRONT_ENDPOINT,
  ACM_ENDPOINT: data.given.ACM_ENDPOINT,
  DNS_SERVERS: data.given.DNS_SERVERS,
  BUS_NAME: localNames.bus(data.region),
  FILES_BUCKET: data.bucketName,
  FILES_ORIGIN: `http://127.0.0.1:${data.awsProxyPort}`,
  PUBLIC_URL: data.publicUrl,
  USER_POOLS: userPools(data),
  LIVE_ENDPOINT: `http://127.0.0.1:${data.awsProxyPort}/live`,
  DEAD_LETTER_QUEUES: `http://127.0.0.1:${data.awsProxyPort}/${localNames.account}/${localNames.queue(data.region, '')}`,
  FLOW_ARNS: JSON.stringify(
    Object.fromEntries((grants.flows ?? []).map((flow) => [flow, localNames.flow(data.region, flow)])),
  ),
  TOKENS_SECRET: localNames.secret(data.region, 'tokens'),
  PROVIDERS_SECRET: localNames.secret(data.region, 'providers'),
  APPS_SECRET: localNames.secret(data.region, 'apps'),
  SEALING_KEY: localNames.key(data.region),
  MAIL_FROM: data.given.MAIL_FROM ?? 'no-reply@parley.localhost',
  NEUTRAL_MAIL_FROM: data.given.NEUTRAL_MAIL_FROM ?? localNames.neutralMailFrom,
  SENDER_CONFIGURATION: localNames.agencyMail(data.region),
  TRACKER_URL: data.given.TRACKER_URL,
  NEW_AGENT_WEBHOOK_URL: data.given.NEW_AGENT_WEBHOOK_URL,
  NEW_CHANNEL_WEBHOOK_URL: data.given.NEW_CHANNEL_WEBHOOK_URL,
  TELEGRAM_BASE_URL: data.given.TELEGRAM_BASE_URL,
  GRAPH_BASE_URL: data.given.GRAPH_BASE_URL,
  DISCORD_BASE_URL: data.given.DISCORD_BASE_URL,
  FONT_SERVICE: data.given.FONT_SERVICE,
  SAFE_FETCH_ALLOW: data.given.SAFE_FETCH_ALLOW,
  // however many embeddings there are, on one machine they stay in the index
  VECTOR_BUCKET: undefined,
  RESERVED_CONCURRENCY: undefined,
})

/** Everything that one function sees in its environment: what infra gives it, and what Lambda itself sets. */
export const functionVariables = (
  data: RegionData,
  name: string,
  grants: Grants,
  { accessKeyId, secretAccessKey }: Credentials,
): Record<string, string> => {
  const all = values(data, grants)
  const given = variablesFor(grants).flatMap((variable) => {
    const value = all[variable]
    return value === undefined ? [] : [[variable, value]]
  })
  const aws = regions[data.region].aws
  return {
    ...Object.fromEntries(given),
    AWS_LAMBDA_FUNCTION_NAME: localNames.function(data.region, name).split(':').at(-1) ?? name,
    AWS_LAMBDA_FUNCTION_VERSION: '1',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_REGION: aws,
    AWS_DEFAULT_REGION: aws,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL: `http://127.0.0.1:${data.awsProxyPort}`,
    // nothing of the machine's own AWS settings may leak in
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    TZ: ':UTC',
  }
}
