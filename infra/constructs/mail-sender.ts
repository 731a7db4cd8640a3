import { Stack } from 'aws-cdk-lib'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { stackName } from '#infra/names'
import type { Settings } from '#infra/settings'

export interface MailSenderProps {
  readonly settings: Settings
  readonly mailFrom: string
}

/** The product's own sender: a verified domain (its records made in the zone, if we hold it) and a configuration set. */
export class MailSender extends Construct {
  /** What `mail` in infra/access.ts may send with. */
  readonly arns: readonly string[]
  readonly mailFrom: string

  constructor(scope: Construct, id: string, { settings, mailFrom }: MailSenderProps) {
    super(scope, id)
    this.mailFrom = mailFrom
    const { rootDomain, hostedZoneId } = settings
    const domain = mailFrom.slice(mailFrom.indexOf('@') + 1)
    const ownZone = hostedZoneId && rootDomain === domain
    const configurationSet = new ConfigurationSet(this, 'Set', {
      configurationSetName: stackName(settings, 'mail'),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    const identity = new EmailIdentity(this, 'Identity', {
      identity: ownZone
        ? Identity.publicHostedZone(
            PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: domain }),
          )
        : Identity.domain(domain),
      configurationSet,
    })
    const set = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet.configurationSetName,
    })
    this.arns = [identity.emailIdentityArn, set]
  }
}
