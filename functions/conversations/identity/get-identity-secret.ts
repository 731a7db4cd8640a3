import type { Verb } from '#lib/http/api'
import type { conversations as routes } from '#shared/conversations/routes'
import { presentSecrets } from './present-secrets.ts'
import { identitySecrets } from './store.ts'

/** The secret for the team's own server; empty before one was made. */
export const getIdentitySecret: Verb<typeof routes, 'GET /v2/agents/{agentId}/identity-secret'> = async (
  { agentId },
  { access: { workspaceId } },
) => presentSecrets(workspaceId, await identitySecrets.get({ agentId }, { consistent: true }))
