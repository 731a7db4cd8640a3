import { CfnOutput } from 'aws-cdk-lib'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { mailDomain, stackName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { RegionStack } from './region-stack.ts'

/**
 * The product's own sender: a domain for SES to verify, with its records where the zone is ours, and a configuration set. A stack of its own, because
 * verification takes minutes to days, and a stack that fails in the meantime must not take the records with it.
 */
export class MailStack extends RegionStack {
  constructor(scope: Construct, settings: Settings, mailFrom: string) {
    super(scope, 'mail', 'sender of mails', { settings })
    const { rootDomain, hostedZoneId } = settings
    const domain = mailDomain(mailFrom)
    const configurationSet = new ConfigurationSet(this, 'Set', {
      configurationSetName: stackName(settings, 'mail'),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    const { dkimRecords } = new EmailIdentity(this, 'Identity', {
      identity:
        hostedZoneId && rootDomain === domain
          ? Identity.publicHostedZone(
              PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: domain }),
            )
          : Identity.domain(domain),
      configurationSet,
    })
    for (const [index, { name, value }] of dkimRecords.entries())
      new CfnOutput(this, `DkimRecord${index + 1}`, { value: `${name} CNAME ${value}` })
  }
}
