import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { Router } from 'cognito-local/lib/server/Router.js'
import { createServer } from 'cognito-local/lib/server/server.js'
import { DateClock } from 'cognito-local/lib/services/clock.js'
import { type CognitoService, CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js'
import type { Context } from 'cognito-local/lib/services/context.js'
import type { CryptoService } from 'cognito-local/lib/services/crypto.js'
import type { Services } from 'cognito-local/lib/services/index.js'
import { MessageDeliveryService } from 'cognito-local/lib/services/messageDelivery/messageDelivery.js'
import { MessagesService } from 'cognito-local/lib/services/messages.js'
import { otp } from 'cognito-local/lib/services/otp.js'
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js'
import { TriggersService } from 'cognito-local/lib/services/triggers/triggers.js'
import { UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js'
import { brokenData } from '#infra/local/open-data-directory'
import { codeMailer } from './code-mailer.ts'
import { correctCognitoAnswers } from './correct-cognito-answers.ts'
import { jsonStores } from './json-store.ts'
import { poolTriggers } from './pool-triggers.ts'
import type { UserPool } from './user-pool.ts'

export interface IdentityOptions {
  readonly port: number
  readonly dataDir: string
  readonly pools: readonly UserPool[]
  /** Where the redirect flow may send users back to. */
  readonly callbackUrls: readonly string[]
  /** SES, for codes. */
  readonly mailUrl: string
}

type Logger = Parameters<typeof createServer>[1]
type PinoOf = (options: { level: string }) => Logger

/** The pool's own logger; its parts insist on one, and it would log users' passwords. */
const silent = (): Logger => {
  const resolve = createRequire(createRequire(import.meta.url).resolve('cognito-local'))
  return (resolve('pino') as PinoOf)({ level: 'silent' })
}

const UserPoolDefaults = {
  UsernameAttributes: ['email'],
  AutoVerifiedAttributes: ['email'],
  Policies: { PasswordPolicy: { MinimumLength: 8 } },
}

/** Makes what is missing and points the dashboard's app at this run's addresses; ids never change, so sessions outlive restarts. */
const preparePools = async (ctx: Context, cognito: CognitoService, { pools, callbackUrls }: IdentityOptions) => {
  const known = new Set((await cognito.listUserPools(ctx)).map((pool) => pool.Id))
  for (const { poolId, clientId } of pools) {
    if (!known.has(poolId)) await cognito.createUserPool(ctx, { Id: poolId, Name: poolId, ...UserPoolDefaults })
    const now = new Date()
    const pool = await cognito.getUserPool(ctx, poolId)
    await pool.saveAppClient(ctx, {
      ClientId: clientId,
      ClientName: 'dashboard',
      UserPoolId: poolId,
      CreationDate: now,
      LastModifiedDate: now,
      CallbackURLs: [...callbackUrls],
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AccessTokenValidity: 1,
      IdTokenValidity: 1,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { AccessToken: 'hours', IdToken: 'hours', RefreshToken: 'days' },
    })
  }
}

const openStores = async (ctx: Context, dataDir: string) => {
  const clock = new DateClock()
  const stores = jsonStores(dataDir)
  const factory = new CognitoServiceFactoryImpl(dataDir, stores, new UserPoolServiceFactoryImpl(clock, stores))
  const cognito = await factory.create(ctx, UserPoolDefaults).catch(() => {
    throw brokenData(dataDir, 'The user pools')
  })
  return { clock, cognito }
}

/**
 * Cognito: cognito-local's parts, composed here because its own starter takes its settings from the working
 * directory, prints codes to the console and loads an AWS SDK of its own. Codes go out as mail through the local SES.
 */
export const startIdentity = async (options: IdentityOptions): Promise<Server> => {
  mkdirSync(options.dataDir, { recursive: true })
  const logger = silent()
  const ctx: Context = { logger }
  const { clock, cognito } = await openStores(ctx, options.dataDir)
  await preparePools(ctx, cognito, options)
  // no trigger of ours is given an encrypted code, so nothing ever asks for the key service
  const noCrypto = {} as CryptoService
  const triggers = new TriggersService(clock, cognito, poolTriggers(cognito), noCrypto)
  const config = {
    LambdaClient: {},
    TriggerFunctions: {},
    UserPoolDefaults,
    ServerConfig: { hostname: '127.0.0.1', port: options.port, development: false, https: false as const },
    TokenConfig: { IssuerDomain: `http://127.0.0.1:${options.port}` },
  }
  const services: Services = {
    clock,
    cognito,
    config,
    otp,
    triggers,
    messages: new MessagesService(triggers, new MessageDeliveryService(codeMailer(options.mailUrl))),
    tokenGenerator: new JwtTokenGenerator(clock, triggers, config.TokenConfig),
  }
  const server = createServer(correctCognitoAnswers(services, Router(services)), logger, config.ServerConfig, services)
  return (await server.start()) as Server
}
