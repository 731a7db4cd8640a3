import { Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { type HeaderOptions, type Surface, securityHeaders } from '#infra/headers'

/** CloudFront takes these only by their own fields; every other header of the table is a custom one. */
const ownFields = {
  'content-security-policy': (value: string) => ({
    contentSecurityPolicy: { contentSecurityPolicy: value, override: true },
  }),
  'strict-transport-security': (value: string) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      override: true,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': () => ({ frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } }),
  'referrer-policy': () => ({
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
  }),
} as const satisfies Readonly<Record<string, (value: string) => Partial<ResponseSecurityHeadersBehavior>>>

/** The table of infra/headers.ts as a CloudFront policy. */
export const pageHeaders = (
  scope: Construct,
  id: string,
  surface: Surface,
  options: HeaderOptions,
): ResponseHeadersPolicy => {
  const headers = Object.entries(securityHeaders(surface, options))
  const { 'access-control-allow-origin': anyOrigin, ...custom } = Object.fromEntries(
    headers.filter(([name]) => !(name in ownFields)),
  )
  return new ResponseHeadersPolicy(scope, id, {
    comment: `infra/headers.ts: ${surface}`,
    securityHeadersBehavior: Object.assign(
      {},
      ...headers.map(([name, value]) =>
        (ownFields as Readonly<Record<string, (value: string) => object>>)[name]?.(value),
      ),
    ),
    customHeadersBehavior: {
      customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
    },
    ...(anyOrigin
      ? {
          corsBehavior: {
            accessControlAllowOrigins: [anyOrigin],
            accessControlAllowMethods: ['GET', 'HEAD'],
            accessControlAllowHeaders: ['*'],
            accessControlAllowCredentials: false,
            originOverride: true,
          },
        }
      : {}),
  })
}
