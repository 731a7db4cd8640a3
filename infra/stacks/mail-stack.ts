import { CfnOutput } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { agencyMailName, mailDomain, stackName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { RegionStack } from './region-stack.ts'

/**
 * The product's own sender: a domain for SES to verify, with its records where the zone is ours, and a configuration set; the same for agencies' mail. A stack of its own, because
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
    this.records('DkimRecord', dkimRecords)
    this.agencies(domain)
  }

  /** For mail in agencies' names: what comes back of it is reported to the default bus, the only one that SES knows. */
  private agencies(ownDomain: string): void {
    const { settings } = this
    const configurationSet = new ConfigurationSet(this, 'AgencySet', {
      configurationSetName: agencyMailName(settings),
      reputationMetrics: true,
    })
    configurationSet.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(
        EventBus.fromEventBusArn(
          this,
          'DefaultBus',
          this.formatArn({ service: 'events', resource: 'event-bus', resourceName: 'default' }),
        ),
      ),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    const neutral = settings.neutralMailFrom && mailDomain(settings.neutralMailFrom)
    if (!neutral || neutral === ownDomain) return
    const { dkimRecords } = new EmailIdentity(this, 'Neutral', { identity: Identity.domain(neutral), configurationSet })
    this.records('NeutralDkimRecord', dkimRecords)
  }

  private records(name: string, records: readonly { readonly name: string; readonly value: string }[]): void {
    for (const [index, record] of records.entries())
      new CfnOutput(this, `${name}${index + 1}`, { value: `${record.name} CNAME ${record.value}` })
  }
}
