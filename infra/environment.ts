import type { Variable } from '#shared/environment'
import { grantsOf } from './access.ts'
import { familiesOf } from './grants/families-of.ts'
import type { Grants } from './grants/grants.ts'

/** The variables that one function gets: exactly what its grants need, in the cloud and in the local run alike. */
export const variablesOf = (name: string): readonly Variable[] => variablesFor(grantsOf(name))

const hasFamilies = (grants: Grants): boolean =>
  Object.values(familiesOf(grants)).some((families) => families.length > 0)

/** What `variablesOf` gives a function with these grants. */
export const variablesFor = (grants: Grants): readonly Variable[] => {
  return [
    'REGION_NAME',
    'RELEASE',
    ...(hasFamilies(grants) ? (['TABLE_NAME'] as const) : []),
    ...(grants.directory ? (['DIRECTORY_TABLE_NAME', 'DIRECTORY_HOME'] as const) : []),
    ...(grants.bus ? (['BUS_NAME'] as const) : []),
    ...(grants.readFiles || grants.writeFiles ? (['FILES_BUCKET'] as const) : []),
    // what callers are answered names files and pictures by the host that they asked
    ...(grants.userPools ? (['FILES_ORIGIN', 'PUBLIC_URL'] as const) : []),
    ...(grants.flows ? (['FLOW_ARNS'] as const) : []),
    ...(grants.live ? (['LIVE_ENDPOINT'] as const) : []),
    ...(grants.secrets?.includes('tokens') ? (['TOKENS_SECRET'] as const) : []),
    ...(grants.secrets?.includes('providers') ? (['PROVIDERS_SECRET'] as const) : []),
    ...(grants.secrets?.includes('apps') ? (['APPS_SECRET'] as const) : []),
    ...(grants.sealed ? (['SEALING_KEY'] as const) : []),
    ...(grants.userPools || grants.deleteUsers ? (['USER_POOLS'] as const) : []),
    ...(grants.deadLetters ? (['DEAD_LETTER_QUEUES'] as const) : []),
    ...(grants.vectors ? (['VECTOR_BUCKET'] as const) : []),
    ...(grants.tenants
      ? (['TENANT_WILDCARD', 'TENANT_DISTRIBUTION', 'TENANT_GROUP', 'CLOUDFRONT_ENDPOINT', 'ACM_ENDPOINT'] as const)
      : []),
    ...(grants.mail || grants.agencyMail ? (['MAIL_FROM'] as const) : []),
    ...(grants.agencyMail ? (['NEUTRAL_MAIL_FROM'] as const) : []),
    ...(grants.agencyMail || grants.mailDomains ? (['SENDER_CONFIGURATION'] as const) : []),
    ...(grants.mailDomains ? (['DNS_SERVERS'] as const) : []),
    ...(grants.variables ?? []),
  ]
}
