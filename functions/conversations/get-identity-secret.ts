import type { Verb } from '#lib/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { presentSecrets } from './identity/present-secrets.ts'
import { identitySecrets } from './identity/store.ts'

/** What the team puts into its own server; nothing before it was made. */
export const getIdentitySecret: Verb<typeof routes, 'GET /v2/agents/{agentId}/identity-secret'> = async ({ agentId }) =>
  presentSecrets(await identitySecrets.get({ agentId }, { consistent: true }))
