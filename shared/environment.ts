/** The environment variables of functions; infra/environment.ts decides which function gets which. */
export type Variable =
  | 'TABLE_NAME'
  | 'DIRECTORY_TABLE_NAME'
  /** The AWS region of the replica that the directory's writes and its consistent reads go to, where that is not the function's own. */
  | 'DIRECTORY_HOME'
  /** The domain under which agencies have product subdomains. */
  | 'SUBDOMAIN_ROOT'
  /** The tenant of product subdomains, whose template and connection group custom domains share. */
  | 'TENANT_WILDCARD'
  /** Both by their ids, where there is no such tenant: on a laptop. */
  | 'TENANT_DISTRIBUTION'
  | 'TENANT_GROUP'
  /** The name that custom domains lead to. */
  | 'TENANT_HOST'
  /** CloudFront and ACM in place of their own addresses: a stand-in. */
  | 'CLOUDFRONT_ENDPOINT'
  | 'ACM_ENDPOINT'
  /** The name servers that are asked for the records of custom domains, comma-separated; public ones without. */
  | 'DNS_SERVERS'
  | 'BUS_NAME'
  | 'FILES_BUCKET'
  | 'FILES_ORIGIN'
  | 'REGION_NAME'
  | 'RELEASE'
  | 'PUBLIC_URL'
  | 'USER_POOLS'
  | 'LIVE_ENDPOINT'
  /** The address of a row's dead-letter queue without the row's name, whose slashes become hyphens. */
  | 'DEAD_LETTER_QUEUES'
  | 'FLOW_ARNS'
  | 'TOKENS_SECRET'
  | 'PROVIDERS_SECRET'
  | 'APPS_SECRET'
  /** The key of tenants' own secrets, by its alias. */
  | 'SEALING_KEY'
  | 'MAIL_FROM'
  | 'TRACKER_URL'
  | 'NEW_AGENT_WEBHOOK_URL'
  | 'NEW_CHANNEL_WEBHOOK_URL'
  /** Telegram's servers, where they are not its own: a stand-in here, a Bot API server of the operator's. */
  | 'TELEGRAM_BASE_URL'
  /** Meta's Graph API likewise, without a version. */
  | 'GRAPH_BASE_URL'
  /** Discord’s servers in place of its own: a stand-in. */
  | 'DISCORD_BASE_URL'
  /** Of fonts, in place of the public one: an address under which `css2` answers. */
  | 'FONT_SERVICE'
  | 'SAFE_FETCH_ALLOW'
  | 'VECTOR_BUCKET'
  | 'RESERVED_CONCURRENCY'
