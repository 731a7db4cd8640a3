import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { stackName } from '#infra/names'
import { isFirst, type Settings } from '#infra/settings'
import { RegionStack } from './region-stack.ts'

/**
 * Calls from one address in a minute, beyond which the edge refuses it for a while: a flood, since fifty open dashboards of
 * one office stay below half of it. What one actor may do is limited where it is known who calls (docs/security.md).
 */
const CALLS_PER_ADDRESS = 6000
const WINDOW_SECONDS = 60
/** What one address of a provider may push in a minute: a few of them deliver for all tenants. Half of what a gateway takes. */
const PUSHES_PER_ADDRESS = 30_000
/** Files that CloudFront answers from its own cache. One school or one carrier behind an address loads many of them. */
const FILES = ['/widget/', '/assets/', '/media/']

const beginsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString,
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})

/** Refuses an address while it asks for more of these than the limit in the window. */
const flood = (
  limit: number,
  scopeDownStatement: CfnWebACL.StatementProperty,
): Pick<CfnWebACL.RuleProperty, 'action' | 'statement'> => ({
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: WINDOW_SECONDS,
      aggregateKeyType: 'IP',
      scopeDownStatement,
    },
  },
})

/**
 * Hooks that verify a signature or secret before any work. Not the legacy numbers', where nothing may verify a delivery. The path as
 * the viewer asks for it, before the edge function.
 */
const SIGNED_HOOKS: CfnWebACL.StatementProperty = {
  regexMatchStatement: {
    regexString: '^/api/((eu|na)/)?(hooks/|v2/agents/[^/]+/telegram-webhook$)',
    fieldToMatch: { uriPath: {} },
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
}

/** What CloudFront reads only from us-east-1: the certificate and the web ACL. */
export class EdgeGlobalStack extends RegionStack {
  readonly webAclArn: string
  /** For `<root>` and everything directly under it; absent without a root domain. */
  readonly certificate: ICertificate | undefined
  /** For everything directly under the domain of product subdomains, in no name of which the root domain is; of the first region. */
  readonly agencyCertificate: ICertificate | undefined

  constructor(scope: Construct, settings: Settings) {
    super(scope, 'edge-global', 'certificate and web ACL for CloudFront', { settings, awsRegion: 'us-east-1' })
    this.webAclArn = this.webAcl().attrArn
    const { rootDomain, hostedZoneId, subdomainRoot, subdomainZoneId } = settings
    this.certificate = rootDomain ? this.certificateFor('', rootDomain, hostedZoneId) : undefined
    // the template of agencies' hosts is in the first region only: what nothing uses is not renewed
    this.agencyCertificate =
      subdomainRoot && isFirst(settings)
        ? this.certificateFor('Subdomain', subdomainRoot, subdomainZoneId)
        : this.certificate
  }

  /**
   * Floods, and addresses that Amazon knows to be hostile. No rule looks into bodies: visitors write about SQL and paste
   * scripts into a chat, and the adapters parse every byte anyway.
   */
  private webAcl(): CfnWebACL {
    const visible = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      // samples would keep addresses and query strings
      sampledRequestsEnabled: false,
    })
    const name = stackName(this.settings, 'edge')
    return new CfnWebACL(this, 'WebAcl', {
      name,
      description: 'Floods and known hostile addresses',
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(name),
      rules: [
        {
          name: 'floods',
          priority: 0,
          ...flood(CALLS_PER_ADDRESS, {
            notStatement: { statement: { orStatement: { statements: [...FILES.map(beginsWith), SIGNED_HOOKS] } } },
          }),
          visibilityConfig: visible(`${name}-floods`),
        },
        {
          name: 'floods-of-pushes',
          priority: 1,
          ...flood(PUSHES_PER_ADDRESS, SIGNED_HOOKS),
          visibilityConfig: visible(`${name}-floods-of-pushes`),
        },
        {
          name: 'hostile-addresses',
          priority: 2,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
          },
          visibilityConfig: visible(`${name}-hostile`),
        },
      ],
    })
  }

  /** With our zone, validated by a record that CDK makes; otherwise the deployment waits for the operator's record. */
  private certificateFor(of: string, domain: string, hostedZoneId: string | undefined): ICertificate {
    const zone =
      hostedZoneId && HostedZone.fromHostedZoneAttributes(this, `${of}Zone`, { hostedZoneId, zoneName: domain })
    return new Certificate(this, `${of}Certificate`, {
      domainName: domain,
      subjectAlternativeNames: [`*.${domain}`],
      validation: zone ? CertificateValidation.fromDns(zone) : CertificateValidation.fromDns(),
    })
  }
}
