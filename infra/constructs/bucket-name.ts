import { Aws } from 'aws-cdk-lib'
import type { Settings } from '#infra/settings'

/** Bucket names are global, hence the account. */
export const bucketName = (
  { name, region }: Pick<Settings, 'name' | 'region'>,
  what: 'files' | 'site' | 'vectors',
): string => `${name}-${region}-${what}-${Aws.ACCOUNT_ID}`
