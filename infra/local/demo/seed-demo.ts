import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { userPool } from '#infra/local/components/user-pool'
import { replaceFile } from '#infra/local/replace-file'
import type { agents } from '#shared/agents/routes'
import { caller } from '#shared/call'
import type { knowledge } from '#shared/knowledge/routes'
import type { workspaces } from '#shared/workspaces/routes'

/** The owner that every local run has. The password protects nothing: every local run prints it. */
export const demoOwner = { email: 'demo@parley.localhost', password: 'parley-demo', name: 'Demo Owner' } as const

export interface Demo {
  readonly agentId: string
  /** Whether the demo page was added as its source. */
  readonly isTaught: boolean
}

interface Addresses {
  readonly dataDir: string
  readonly identity: string
  /** The API of the region in which the demo lives. */
  readonly api: string
  /** The page that the demo agent has as its source. */
  readonly page: string
}

const known = (path: string): Demo | undefined => {
  try {
    const { agentId, isTaught = false } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Demo>
    return agentId ? { agentId, isTaught } : undefined
  } catch {
    return undefined
  }
}

const pool = userPool('eu')

const askPool = async (identity: string, operation: string, input: object): Promise<Record<string, unknown>> => {
  const response = await fetch(identity, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`${operation}: ${String(answer.__type)}`)
  return answer
}

const signIn = async (identity: string): Promise<string> => {
  const { AuthenticationResult } = await askPool(identity, 'InitiateAuth', {
    ClientId: pool.clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: demoOwner.email, PASSWORD: demoOwner.password },
  })
  return String((AuthenticationResult as { IdToken?: string }).IdToken)
}

const ensureOwner = async (identity: string): Promise<void> => {
  const { email, password, name } = demoOwner
  const who = { UserPoolId: pool.poolId, Username: email }
  await askPool(identity, 'AdminCreateUser', {
    ...who,
    MessageAction: 'SUPPRESS',
    TemporaryPassword: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: name },
    ],
  }).catch((failure: unknown) => {
    if (!String(failure).includes('UsernameExists')) throw failure
  })
  await askPool(identity, 'AdminSetUserPassword', { ...who, Password: password, Permanent: true })
}

/**
 * Makes the demo owner, and through the product's own routes an agent with the demo page as its source. Done once; later
 * changes and deletions by the owner are kept.
 */
export const seedDemo = async ({ dataDir, identity, api, page }: Addresses): Promise<Demo> => {
  const path = join(dataDir, 'demo.json')
  const before = known(path)
  if (before?.isTaught) return before
  await ensureOwner(identity)
  const token = await signIn(identity)
  const call = caller<typeof workspaces & typeof agents & typeof knowledge>({ base: api, token: async () => token })
  const keep = (demo: Demo): Demo => {
    replaceFile(path, JSON.stringify(demo))
    return demo
  }
  const make = async (): Promise<Demo> => {
    await call('POST /v2/me', {})
    const { agentCreated } = await call('POST /rpc/convertAgentTemplateToAgent', {
      agentName: 'Ridgeline Cycles',
      agentTemplate: 'customer-support',
    })
    return keep({ agentId: agentCreated.ID, isTaught: false })
  }
  const { agentId } = before ?? (await make())
  await call('POST /v2/agents/{agentId}/knowledge/sources', { agentId, type: 'url', url: page })
  return keep({ agentId, isTaught: true })
}
