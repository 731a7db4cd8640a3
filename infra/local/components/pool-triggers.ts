import type { CognitoService } from 'cognito-local/lib/services/cognitoService.js'
import type { Lambda } from 'cognito-local/lib/services/lambda.js'
import { attributesAppend } from 'cognito-local/lib/services/userPoolService.js'

interface TriggerEvent {
  readonly userPoolId: string
  readonly username: string
  readonly userAttributes: Readonly<Record<string, string>>
}

/** Standard attributes that Cognito writes into an ID token and cognito-local leaves out. */
const CLAIMS = ['name', 'given_name', 'family_name', 'picture', 'locale', 'zoneinfo'] as const

/**
 * What Cognito does and cognito-local does not: an address whose code was entered counts as verified, and the
 * ID token says so (it would otherwise call even the text "false" true) and carries the user's name and picture.
 */
export const poolTriggers = (cognito: CognitoService): Lambda => {
  const markVerified = async ({ userPoolId, username }: TriggerEvent) => {
    const ctx = { logger: { debug: () => undefined } } as unknown as Parameters<CognitoService['getUserPool']>[0]
    const pool = await cognito.getUserPool(ctx, userPoolId)
    const user = await pool.getUserByUsername(ctx, username)
    if (!user) return
    const Attributes = attributesAppend(user.Attributes, { Name: 'email_verified', Value: 'true' })
    await pool.saveUser(ctx, { ...user, Attributes })
  }
  const claimsOf = ({ userAttributes }: TriggerEvent) => ({
    claimsOverrideDetails: {
      claimsToAddOrOverride: {
        email_verified: userAttributes.email_verified === 'true',
        ...Object.fromEntries(CLAIMS.flatMap((name) => (userAttributes[name] ? [[name, userAttributes[name]]] : []))),
      },
    },
  })
  return {
    enabled: (name) => name === 'PostConfirmation' || name === 'PreTokenGeneration',
    // its declaration overloads by trigger; only the two above ever come here
    invoke: (async (_ctx: unknown, name: string, event: TriggerEvent) =>
      name === 'PostConfirmation' ? markVerified(event) : claimsOf(event)) as unknown as Lambda['invoke'],
  }
}
