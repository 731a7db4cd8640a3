import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { mailDomain, stackName } from '#infra/names'
import type { Settings } from '#infra/settings'

export interface MailSenderProps {
  readonly settings: Settings
  readonly mailFrom: string
}

/** The product's own sender: a verified domain (its records made in the zone, if we hold it) and a configuration set. */
export class MailSender extends Construct {
  readonly mailFrom: string

  constructor(scope: Construct, id: string, { settings, mailFrom }: MailSenderProps) {
    super(scope, id)
    this.mailFrom = mailFrom
    const { rootDomain, hostedZoneId } = settings
    const domain = mailDomain(mailFrom)
    const ownZone = hostedZoneId && rootDomain === domain
    const configurationSet = new ConfigurationSet(this, 'Set', {
      configurationSetName: stackName(settings, 'mail'),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    new EmailIdentity(this, 'Identity', {
      identity: ownZone
        ? Identity.publicHostedZone(
            PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: domain }),
          )
        : Identity.domain(domain),
      configurationSet,
    })
  }
}
