import { CfnOutput, Duration, Fn, RemovalPolicy, SecretValue, Tags } from 'aws-cdk-lib'
import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Archive, EventBus } from 'aws-cdk-lib/aws-events'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3'
import { CfnVectorBucket } from 'aws-cdk-lib/aws-s3vectors'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { bucketName } from '#infra/constructs/bucket-name'
import type { FilesBucket, RegionResources } from '#infra/constructs/region-resources'
import { type Pool, SignIn } from '#infra/constructs/sign-in'
import { fileLifetimes } from '#infra/file-lifetimes'
import { busName, keyAlias, originSecretName, secretName, stackName, tableName } from '#infra/names'
import { peersOf, type Settings } from '#infra/settings'
import { type Region, regions } from '#shared/regions'
import { RegionStack } from './region-stack.ts'

const verifying = ({ userPoolId, clientId, awsRegion }: Pool) => {
  const issuer = `https://cognito-idp.${awsRegion}.amazonaws.com/${userPoolId}`
  return { issuer, clientId, jwksUri: `${issuer}/.well-known/jwks.json` }
}

const filesBucket = ({ stack }: Bucket, settings: Settings): FilesBucket => {
  const name = bucketName(settings, 'files')
  return { name, arn: `arn:aws:s3:::${name}`, host: `${name}.s3.${stack.region}.amazonaws.com` }
}

/** Resources that outlive code: table, files, user pool, secrets, and the bus with its archive. None is deleted with the stack. */
export class DataStack extends RegionStack {
  readonly resources: RegionResources
  readonly key: Key
  readonly people: SignIn
  /** The complete ARN of the secret `apps`, for what takes no name: ECS. */
  readonly appsSecretArn: string

  constructor(scope: Construct, settings: Settings) {
    super(scope, 'data', 'table, files, people, secrets, bus', { settings })
    this.key = this.makeKey()
    this.people = new SignIn(this, this.idOf('People', 'people'), settings)
    const pools = [this.people.pool, ...peersOf(settings).map((peer) => this.poolOf(peer))]
    this.resources = {
      settings,
      files: filesBucket(this.files(), settings),
      ...(settings.vectors === 'on' ? { vectors: this.vectors() } : {}),
      userPools: this.toJsonString(pools.map(verifying)),
      userPoolArns: pools.map(({ userPoolId, awsRegion }) =>
        this.formatArn({ service: 'cognito-idp', region: awsRegion, resource: 'userpool', resourceName: userPoolId }),
      ),
    }
    this.table()
    this.bus()
    this.tokens()
    this.providers()
    this.appsSecretArn = this.apps()
    // read by the other region's stacks
    new CfnOutput(this, 'UserPoolId', { value: this.people.userPool.userPoolId })
    new CfnOutput(this, 'UserPoolClientId', { value: this.people.client.userPoolClientId })
    new CfnOutput(this, 'FilesHost', { value: this.resources.files.host })
  }

  /** A restored copy is another resource to CloudFormation: it imports the copy and keeps what it replaces. */
  private idOf(id: string, what: 'table' | 'files' | 'people'): string {
    const name = this.settings.restored?.[this.settings.region]?.[what]
    return name === undefined ? id : `${id}-${name}`
  }

  private makeKey(): Key {
    const key = new Key(this, 'Key', {
      alias: keyAlias(this.settings),
      description: 'Platform secret, alarm topic, and the keys that tenants entrust to us',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    // an alarm cannot publish to an encrypted topic whose key policy does not allow CloudWatch
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: ['cloudwatch', 'budgets'].map((service) => new ServicePrincipal(`${service}.amazonaws.com`)),
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    return key
  }

  private table(): void {
    const { warmWrites } = this.settings
    // a turn reads about three times what it writes, and AWS begins with that ratio too
    const warm = warmWrites
      ? { warmThroughput: { writeUnitsPerSecond: warmWrites, readUnitsPerSecond: 3 * warmWrites } }
      : {}
    const index = (name: string) => ({
      ...warm,
      indexName: name,
      partitionKey: { name: `${name}pk`, type: AttributeType.STRING },
      sortKey: { name: `${name}sk`, type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    })
    new TableV2(this, this.idOf('Table', 'table'), {
      tableName: tableName(this.settings),
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      globalSecondaryIndexes: [index('gsi1'), index('gsi2')],
      ...warm,
      timeToLiveAttribute: 'ttl',
      billing: Billing.onDemand(),
      // AWS's own key: a key of ours would cost a KMS call per cold partition and protect against no further threat
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
  }

  private files(): Bucket {
    const bucket = new Bucket(this, this.idOf('Files', 'files'), {
      bucketName: bucketName(this.settings, 'files'),
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      // presigned uploads, from the dashboard and from every page that carries a widget: the signed URL is the permission
      cors: [
        { allowedMethods: [HttpMethods.PUT], allowedOrigins: ['*'], allowedHeaders: ['content-type'], maxAge: 3600 },
      ],
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(3) },
        // a restore within a week finds the indexes of that time; and what a customer deletes from the knowledge must go
        { prefix: 'knowledge/', noncurrentVersionExpiration: Duration.days(7) },
        // visitors' files are deleted with their conversation: an older restore does not bring them back
        { prefix: 'attachments/', noncurrentVersionExpiration: Duration.days(1) },
        ...Object.entries(fileLifetimes).map(([prefix, days]) => ({
          prefix,
          expiration: Duration.days(days),
          noncurrentVersionExpiration: Duration.days(1),
        })),
      ],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    // the distributions are made later than the data: those of this account may read the pictures and nothing else
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'PicturesThroughCloudFront',
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects('media/*')],
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account },
          ArnLike: { 'aws:SourceArn': `arn:aws:cloudfront::${this.account}:distribution/*` },
        },
      }),
    )
    acknowledge(bucket, {
      'AwsSolutions-S1':
        'Only functions read and write it, each logged by its own function; server access logs would keep keys that name tenants.',
    })
    return bucket
  }

  /** Costs nothing while no agent is large. Its indexes are made by the functions that fill them. */
  private vectors(): { name: string; arn: string } {
    const name = bucketName(this.settings, 'vectors')
    const bucket = new CfnVectorBucket(this, 'Vectors', { vectorBucketName: name })
    bucket.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    return { name, arn: this.formatArn({ service: 's3vectors', resource: 'bucket', resourceName: name }) }
  }

  private bus(): void {
    const bus = new EventBus(this, 'Bus', { eventBusName: busName(this.settings) })
    // read by infra/deployment/compare-regions.ts; a tag's value takes no comma
    Tags.of(bus).add('regions', this.settings.regions.join(' '))
    new Archive(this, 'Archive', {
      archiveName: busName(this.settings),
      description: 'Every event for 14 days, to be replayed after a repair',
      sourceEventBus: bus,
      eventPattern: { source: ['parley'] },
      retention: Duration.days(14),
    })
  }

  /**
   * What we sign and recognise with. CloudFormation makes the first version and never touches it again, as long as this text stays
   * the same: keys that the operator adds are new versions of it.
   */
  private tokens(): void {
    const origin = SecretValue.secretsManager(originSecretName(this.settings)).unsafeUnwrap()
    const secret = new Secret(this, 'Tokens', {
      secretName: secretName(this.settings, 'tokens'),
      description: 'Read by functions/lib/secrets.ts: signing keys, the secret of the edge',
      encryptionKey: this.key,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ originSecret: origin }),
        generateStringKey: 'tokenKey',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(secret, {
      'AwsSolutions-SMG4': 'Signing keys are rotated by adding a newer one in front (docs/deploy.md, "Secrets").',
    })
  }

  /** The operator's keys of model providers; empty at first, and like the tokens never touched again. */
  private providers(): void {
    const secret = new Secret(this, 'Providers', {
      secretName: secretName(this.settings, 'providers'),
      description: 'Read by functions/lib/secrets.ts: keys of model providers',
      encryptionKey: this.key,
      secretObjectValue: {},
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(secret, { 'AwsSolutions-SMG4': 'Providers’ keys are theirs to rotate.' })
  }

  /** The operator's apps at the channels' providers: apart from the models' keys, since hooks that anybody can reach read it. */
  private apps(): string {
    const secret = new Secret(this, 'Apps', {
      secretName: secretName(this.settings, 'apps'),
      description: 'Read by functions/channels/provider/app-secrets.ts: the apps at Meta and Discord',
      encryptionKey: this.key,
      secretObjectValue: {},
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(secret, { 'AwsSolutions-SMG4': 'Apps’ secrets are their providers’ to rotate.' })
    return secret.secretArn
  }

  /** Another region's pool, read from its deployed stack. */
  poolOf(peer: Region): Pool {
    const stack = stackName({ ...this.settings, region: peer }, 'data')
    const awsRegion = regions[peer].aws
    return {
      userPoolId: Fn.getStackOutput(stack, 'UserPoolId', awsRegion),
      clientId: Fn.getStackOutput(stack, 'UserPoolClientId', awsRegion),
      awsRegion,
    }
  }
}
