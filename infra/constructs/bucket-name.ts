import { Aws } from 'aws-cdk-lib'
import type { Restorable } from '#infra/names'

/** Bucket names are global, hence the account. */
export const bucketName = ({ name, region, restored }: Restorable, what: 'files' | 'site' | 'vectors'): string =>
  (what === 'files' ? restored?.[region]?.files : undefined) ?? `${name}-${region}-${what}-${Aws.ACCOUNT_ID}`
