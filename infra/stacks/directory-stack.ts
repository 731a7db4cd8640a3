import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { directoryTableName, originSecretName } from '#infra/names'
import { peersOf, type Settings } from '#infra/settings'
import { regions } from '#shared/regions'

interface DirectoryProps {
  /** Whether some function may use the table (`infra/has-directory.ts`). */
  readonly hasTable: boolean
}

/**
 * What exists once, in the region deployed first, and is replicated to the others: the secret by which functions know that a
 * request came through the edge, and the directory, a table of what must be known before a request's region is: which agency,
 * and in which region, a host or a domain of mail belongs to; no addresses and no agents. No feature uses it yet.
 */
export class DirectoryStack extends Stack {
  constructor(scope: Construct, settings: Settings, { hasTable }: DirectoryProps) {
    const account = process.env.CDK_DEFAULT_ACCOUNT
    super(scope, `${settings.name}-directory`, {
      description: `${settings.name}: what all regions share, the edge's secret and the directory of hosts`,
      env: { region: regions[settings.region].aws, ...(account ? { account } : {}) },
    })
    const replicas = peersOf(settings).map((peer) => ({ region: regions[peer].aws }))
    if (hasTable)
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
