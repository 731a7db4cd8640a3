import { Fn } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { arns } from '#infra/constructs/arns'
import type { RegionResources } from '#infra/constructs/region-resources'
import { variablesFor } from '#infra/environment'
import type { Grants } from '#infra/grants/grants'
import {
  busName,
  directoryStackName,
  directoryTableName,
  keyAlias,
  secretName,
  tableName,
  tenantOutputs,
  wildcardTenantName,
} from '#infra/names'
import { directoryHome, publicUrlOf, type Settings, subdomainRootOf } from '#infra/settings'
import type { Variable } from '#shared/environment'
import { reservedOf } from './reserved-of.ts'

/** CloudFront's name of the connection group, which the directory's stack has made before any function. */
const tenantHost = (settings: Settings): string =>
  Fn.getStackOutput(directoryStackName(settings), tenantOutputs.host, directoryHome(settings))

const values = (scope: Construct, grants: Grants, region: RegionResources): Record<Variable, string | undefined> => {
  const { settings } = region
  const hasTenants = subdomainRootOf(settings) !== undefined
  return {
    REGION_NAME: settings.region,
    RELEASE: region.release,
    TABLE_NAME: tableName(settings),
    DIRECTORY_TABLE_NAME: directoryTableName(settings),
    DIRECTORY_HOME: directoryHome(settings),
    SUBDOMAIN_ROOT: subdomainRootOf(settings),
    TENANT_WILDCARD: hasTenants ? wildcardTenantName(settings) : undefined,
    TENANT_DISTRIBUTION: undefined,
    TENANT_GROUP: undefined,
    TENANT_HOST: settings.tenantHost ?? (hasTenants ? tenantHost(settings) : undefined),
    // their own
    CLOUDFRONT_ENDPOINT: undefined,
    ACM_ENDPOINT: undefined,
    // public ones
    DNS_SERVERS: undefined,
    BUS_NAME: busName(settings),
    FILES_BUCKET: region.files.name,
    FILES_ORIGIN: `https://${region.files.host}`,
    PUBLIC_URL: publicUrlOf(settings),
    USER_POOLS: region.userPools,
    LIVE_ENDPOINT: region.live?.endpoint,
    DEAD_LETTER_QUEUES: arns.deadLetterQueues(scope, settings).url,
    FLOW_ARNS: JSON.stringify(
      Object.fromEntries((grants.flows ?? []).map((flow) => [flow, arns.flow(scope, settings, flow)])),
    ),
    TOKENS_SECRET: secretName(settings, 'tokens'),
    PROVIDERS_SECRET: secretName(settings, 'providers'),
    APPS_SECRET: secretName(settings, 'apps'),
    SEALING_KEY: keyAlias(settings),
    MAIL_FROM: settings.mailFrom,
    NEUTRAL_MAIL_FROM: settings.neutralMailFrom,
    SENDER_CONFIGURATION: settings.mailFrom && arns.agencyMailConfiguration(scope, settings),
    TRACKER_URL: settings.trackerUrl,
    NEW_AGENT_WEBHOOK_URL: settings.newAgentWebhookUrl,
    NEW_CHANNEL_WEBHOOK_URL: settings.newChannelWebhookUrl,
    // their own
    TELEGRAM_BASE_URL: undefined,
    GRAPH_BASE_URL: undefined,
    DISCORD_BASE_URL: undefined,
    FONT_SERVICE: undefined,
    // reaching loopback addresses is for local runs only
    SAFE_FETCH_ALLOW: undefined,
    VECTOR_BUCKET: region.vectors?.name,
    RESERVED_CONCURRENCY: reservedOf(grants, settings.lambdaConcurrency)?.toString(),
  }
}

/** What one function sees: the variables that infra/environment.ts names for it, as far as they are configured. */
export const functionVariables = (
  scope: Construct,
  grants: Grants,
  region: RegionResources,
): Record<string, string> => {
  const all = values(scope, grants, region)
  return Object.fromEntries(
    variablesFor(grants).flatMap((variable) => {
      const value = all[variable]
      return value === undefined ? [] : [[variable, value]]
    }),
  )
}
