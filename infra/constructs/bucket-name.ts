import { Aws } from 'aws-cdk-lib'
import type { Settings } from '#infra/settings'

/** Buckets share one namespace with the whole world, hence the account. */
export const bucketName = (
  { name, region }: Pick<Settings, 'name' | 'region'>,
  what: 'files' | 'site' | 'vectors',
): string => `${name}-${region}-${what}-${Aws.ACCOUNT_ID}`
