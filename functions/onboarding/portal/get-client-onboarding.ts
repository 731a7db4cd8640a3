import { agentOf } from '#features/agents'
import { clients } from '#features/clients'
import { attemptOfRun } from '#functions/onboarding/client/client-run'
import { clientOnboardings } from '#functions/onboarding/client/store'
import { agentIdOfClient } from '#functions/onboarding/ids-of'
import type { Verb } from '#lib/http/api'
import type { ClientDraft } from '#shared/onboarding/client-draft'
import type { onboarding as routes } from '#shared/onboarding/routes'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

/** Where the client is; of what was entered on several devices, the attempt that creates the agent goes on. */
export const getClientOnboarding: Verb<typeof routes, 'GET /portal/onboarding'> = async (_input, { actor }) => {
  if (actor.kind !== 'client') throw new Problem('forbidden', problemText('notAllowed'))
  const clientId = actor.client.ID
  const agentId = agentIdOfClient(clientId)
  const [client, stored, agent] = await Promise.all([
    clients.get({ ID: clientId }, { consistent: true }),
    clientOnboardings.get({ clientId }, { consistent: true }),
    agentOf(agentId),
  ])
  const isCompleted = client?.onboardingState.isCompleted ?? true
  const draft = stored?.draft && !isCompleted ? withAttempt(stored.draft, stored.creating) : undefined
  return { isCompleted, ...(draft ? { draft } : {}), ...(agent ? { agentId } : {}) }
}

const withAttempt = (draft: ClientDraft, creating: string | undefined): ClientDraft => {
  const attemptId = creating === undefined ? draft.attemptId : attemptOfRun(creating)
  if (attemptId === draft.attemptId) return draft
  const { choices: _, ...rest } = draft
  return { ...rest, attemptId, step: 'branding' }
}
