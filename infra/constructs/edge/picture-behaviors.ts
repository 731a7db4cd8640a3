import type { BehaviorOptions, IOrigin } from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { regionNames } from '#shared/regions'
import type { SiteParts } from './site-distribution.ts'

/** Pictures and fonts that customers uploaded, read from the bucket of their region, which lets CloudFront read nothing else. */
export const pictureBehaviors = (
  media: SiteParts['media'],
  behavior: (origin: IOrigin) => BehaviorOptions,
): Record<string, BehaviorOptions> =>
  Object.fromEntries(
    regionNames.flatMap((region) => {
      const bucket = media[region]
      return bucket ? [[`/media/${region}/*`, behavior(S3BucketOrigin.withOriginAccessControl(bucket))]] : []
    }),
  )
