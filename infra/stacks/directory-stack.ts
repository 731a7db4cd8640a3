import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { directoryTableName, originSecretName } from '#infra/names'
import { peersOf, type Settings } from '#infra/settings'
import { regions } from '#shared/regions'

/**
 * What exists once, in the region deployed first, and is replicated to the others: the directory (host, e-mail and agent
 * to region; e-mails as HMAC) and the secret by which functions know that a request came through the edge.
 */
export class DirectoryStack extends Stack {
  constructor(scope: Construct, settings: Settings) {
    const account = process.env.CDK_DEFAULT_ACCOUNT
    super(scope, `${settings.name}-directory`, {
      description: `${settings.name}: which region knows a host, an e-mail or an agent`,
      env: { region: regions[settings.region].aws, ...(account ? { account } : {}) },
    })
    const replicas = peersOf(settings).map((peer) => ({ region: regions[peer].aws }))
    new TableV2(this, 'Directory', {
      tableName: directoryTableName(settings),
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      timeToLiveAttribute: 'ttl',
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      replicas,
    })
    const secret = new Secret(this, 'Origin', {
      secretName: originSecretName(settings),
      description:
        'The edge shows this to the functions of every region; a request without it may not say who its viewer is',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      replicaRegions: replicas,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'Rotating it needs the edge and the functions to change together: docs/deploy.md, "Secrets".',
    })
  }
}
