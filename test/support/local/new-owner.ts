import { demoOwner } from '#infra/local/demo/seed-demo'
import type { agents } from '#shared/agents/routes'
import { caller } from '#shared/call'
import type { knowledge } from '#shared/knowledge/routes'
import type { workspaces } from '#shared/workspaces/routes'
import { addPerson, signIn } from '#test/support/providers/user-pool-calls'
import { eventually } from './eventually.ts'
import type { LocalRun } from './start-local-run.ts'

export interface Owner {
  readonly email: string
  readonly password: string
  readonly agentId: string
}

let made = 0

/** A user with a workspace and an agent of their own, made as the demo's are: what the agent knows is the demo page. */
export const newOwner = async ({ addresses }: LocalRun): Promise<Owner> => {
  made += 1
  const { name, password } = demoOwner
  const email = `owner-${made}@parley.localhost`
  await addPerson(addresses.ports, { email, password, name })
  const { idToken } = await signIn(addresses.ports, email, password)
  const call = caller<typeof workspaces & typeof agents & typeof knowledge>({
    base: `${addresses.dashboard}/api/eu`,
    token: async () => idToken,
  })
  await call('POST /v2/me', {})
  const { agentCreated } = await call('POST /rpc/convertAgentTemplateToAgent', {
    agentName: 'Ridgeline Cycles',
    agentTemplate: 'customer-support',
  })
  const agentId = agentCreated.ID
  await call('POST /v2/agents/{agentId}/knowledge/sources', { agentId, type: 'url', url: addresses.page })
  // its notice would come over a page that a test is looking at
  const isKnown = async () =>
    (await call('GET /v2/agents/{agentId}/knowledge/sources', { agentId })).sources.every(
      ({ status }) => status === 'indexed',
    )
  await eventually(`the agent of ${email} knows the demo page`, isKnown)
  return { email, password, agentId }
}
