import { Aws, Duration, RemovalPolicy, SecretValue } from 'aws-cdk-lib'
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolDomain,
  UserPoolEmail,
  UserPoolIdentityProviderOidc,
} from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import { mailDomain, peopleName } from '#infra/names'
import { dashboardUrls, publicUrlOf, type Settings } from '#infra/settings'
import { type Region, regions } from '#shared/regions'
import type { SignInConfig } from '#shared/web-config'
import { acknowledge } from './acknowledge.ts'

/** One region's user pool, as far as other stacks and the other region must know it. */
export interface Pool {
  readonly userPoolId: string
  readonly clientId: string
  /** The AWS region it is in. */
  readonly awsRegion: string
}

/** Domain prefixes of Cognito's pages are unique per AWS region across accounts, hence the account in it. */
const hostedPrefix = (settings: Settings, region: Region): string =>
  `${peopleName({ ...settings, region })}-${Aws.ACCOUNT_ID}`

/** The host of a region's authorize and token pages. */
export const hostedHost = (settings: Settings, region: Region): string =>
  `${hostedPrefix(settings, region)}.auth.${regions[region].aws}.amazoncognito.com`

/** What the dashboard needs to sign users in (shared/web-config.ts). */
export const signInOf = (settings: Settings, region: Region, { userPoolId, clientId }: Pool): SignInConfig => {
  const { identityProvider } = settings
  const hosted = `https://${hostedHost(settings, region)}`
  return {
    userPoolId,
    userPoolClientId: clientId,
    hasPassword: true,
    ...(identityProvider && publicUrlOf(settings)
      ? {
          redirect: {
            authorizeUrl: `${hosted}/oauth2/authorize`,
            tokenUrl: `${hosted}/oauth2/token`,
            logoutUrl: `${hosted}/logout`,
            provider: identityProvider.name,
            label: identityProvider.label,
          },
        }
      : {}),
  }
}

/**
 * Owners and members of workspaces: one user pool per region, its client for the dashboard (password flow, and the hosted
 * redirect with PKCE where an identity provider and the dashboard's address are configured).
 */
export class SignIn extends Construct {
  readonly userPool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id)
    this.userPool = new UserPool(this, 'Pool', {
      userPoolName: peopleName(settings),
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      // what the sign-up form says: at least 8 characters, with an uppercase letter, a number and a symbol
      passwordPolicy: {
        minLength: 8,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      // a second factor that no screen of ours asks for would lock its owner out
      mfa: Mfa.OFF,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // Cognito refuses a sender that SES has not verified: the stack mail-verified comes first
      ...(settings.mailFrom
        ? {
            email: UserPoolEmail.withSES({
              fromEmail: settings.mailFrom,
              sesVerifiedDomain: mailDomain(settings.mailFrom),
            }),
          }
        : {}),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    acknowledge(this.userPool, {
      'AwsSolutions-COG2':
        'The sign-in screens ask for no second factor; who needs one signs in by an identity provider that does.',
      'AwsSolutions-COG8':
        'The Plus plan adds threat protection at a price (docs/cost.md); the rate rule of the edge and the lock-out of Cognito come before it.',
    })
    new UserPoolDomain(this, 'Domain', {
      userPool: this.userPool,
      cognitoDomain: { domainPrefix: hostedPrefix(settings, settings.region) },
    })
    const { identityProvider } = settings
    const provider =
      identityProvider &&
      new UserPoolIdentityProviderOidc(this, 'Provider', {
        userPool: this.userPool,
        name: identityProvider.name,
        issuerUrl: identityProvider.issuer,
        clientId: identityProvider.clientId,
        clientSecret: SecretValue.secretsManager(identityProvider.secretName).unsafeUnwrap(),
        scopes: ['openid', 'email', 'profile'],
        attributeMapping: {
          email: ProviderAttribute.other('email'),
          emailVerified: ProviderAttribute.other('email_verified'),
          fullname: ProviderAttribute.other('name'),
          profilePicture: ProviderAttribute.other('picture'),
        },
      })
    const urls = dashboardUrls(settings)
    this.client = new UserPoolClient(this, 'Dashboard', {
      userPool: this.userPool,
      userPoolClientName: 'dashboard',
      generateSecret: false,
      authFlows: { userPassword: true, userSrp: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      idTokenValidity: Duration.hours(1),
      accessTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      supportedIdentityProviders: [
        UserPoolClientIdentityProvider.COGNITO,
        ...(identityProvider ? [UserPoolClientIdentityProvider.custom(identityProvider.name)] : []),
      ],
      ...(urls.length > 0
        ? {
            oAuth: {
              flows: { authorizationCodeGrant: true },
              scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
              callbackUrls: urls.map((url) => `${url}/login/callback`),
              logoutUrls: urls.map((url) => `${url}/login`),
            },
          }
        : { disableOAuth: true }),
    })
    if (provider) this.client.node.addDependency(provider)
  }

  /** What functions and the dashboard must know of this pool. */
  get pool(): Pool {
    return {
      userPoolId: this.userPool.userPoolId,
      clientId: this.client.userPoolClientId,
      awsRegion: this.userPool.stack.region,
    }
  }
}
