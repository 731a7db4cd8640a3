import { access, type Grants } from './access.ts'

/** Must list what functions/lib/environment.ts reads; a test compares the two. */
export type Variable =
  | 'TABLE_NAME'
  | 'DIRECTORY_TABLE_NAME'
  | 'BUS_NAME'
  | 'FILES_BUCKET'
  | 'FILES_ORIGIN'
  | 'REGION_NAME'
  | 'PUBLIC_URL'
  | 'USER_POOLS'
  | 'LIVE_ENDPOINT'
  | 'FLOW_ARNS'
  | 'SECRETS_ARN'
  | 'MAIL_FROM'
  | 'TRACKER_URL'
  | 'NEW_AGENT_WEBHOOK_URL'
  | 'NEW_USER_WEBHOOK_URL'
  | 'SAFE_FETCH_ALLOW'
  | 'VECTOR_BUCKET'

/** The variables that one function gets: exactly what its grants need, in the cloud and in the local run alike. */
export const variablesOf = (name: string): readonly Variable[] => variablesFor(access[name] ?? {})

/** What `variablesOf` gives a function with these grants. */
export const variablesFor = (grants: Grants): readonly Variable[] => {
  return [
    'REGION_NAME',
    ...(grants.table ? (['TABLE_NAME'] as const) : []),
    ...(grants.directory ? (['DIRECTORY_TABLE_NAME'] as const) : []),
    ...(grants.bus ? (['BUS_NAME'] as const) : []),
    ...(grants.readFiles || grants.writeFiles ? (['FILES_BUCKET'] as const) : []),
    ...(grants.flows ? (['FLOW_ARNS'] as const) : []),
    ...(grants.live ? (['LIVE_ENDPOINT'] as const) : []),
    ...(grants.secrets ? (['SECRETS_ARN'] as const) : []),
    ...(grants.userPools ? (['USER_POOLS'] as const) : []),
    ...(grants.vectors ? (['VECTOR_BUCKET'] as const) : []),
    ...(grants.mail ? (['MAIL_FROM'] as const) : []),
    ...(grants.variables ?? []),
  ]
}
