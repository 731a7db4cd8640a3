import { clients } from '#features/clients'
import { ensureClientAgent } from '#functions/onboarding/client/ensure-client-agent'
import { clientOnboardings } from '#functions/onboarding/client/store'
import { hasFailed } from '#functions/onboarding/creation/has-failed'
import { creations } from '#functions/onboarding/creation/store'
import { auditing } from '#lib/audit'
import type { ClientActor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { nextModified } from '#lib/database/next-modified'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import type { onboarding as routes } from '#shared/onboarding/routes'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

/**
 * Ends a client's onboarding. Each sign-up has an agent (specification 2, section 6): one who leaves before the wizard creates theirs
 * gets a plain one. While the wizard's is being created there is none yet, and should that fail, its last step makes the plain one
 * (fail-creation.ts). What was entered is deleted last, so that a call that was interrupted can be repeated.
 */
export const completeClientOnboarding: Verb<typeof routes, 'POST /portal/onboarding/complete'> = async (
  _input,
  { actor },
) => {
  if (actor.kind !== 'client') throw new Problem('forbidden', problemText('notAllowed'))
  const clientId = actor.client.ID
  const isNewSignup = await retrying(`client ${clientId}`, () => complete(actor))
  if (!isNewSignup) return { success: true, isCreating: false }
  const { workspaceId } = actor
  if (await isCreating(workspaceId, clientId)) return { success: true, isCreating: true }
  const agentId = await ensureClientAgent(workspaceId, clientId)
  await clientOnboardings.drop({ clientId })
  return { success: true, isCreating: false, ...(agentId ? { agentId } : {}) }
}

/** Marks the client as onboarded, once; whether they signed up by themselves. */
const complete = async (actor: ClientActor): Promise<boolean | typeof conflict> => {
  const { ID, name } = actor.client
  const client = await clients.get({ ID }, { consistent: true })
  if (!client?.isNewSignup) return false
  if (client.onboardingState.isCompleted) return true
  const now = world().now()
  const lastModified = nextModified(now, client.lastModified)
  const { committed } = await attempt([
    clients.changing(
      { ID },
      { set: { onboardingState: { isCompleted: true }, lastModified } },
      { lastModified: is(client.lastModified) },
    ),
    auditing({
      owner: `WS#${actor.workspaceId}`,
      action: 'client.onboarded',
      by: actorName(actor),
      subject: ID,
      subjectName: name,
      now,
    }),
  ])
  return committed || conflict
}

const isCreating = async (workspaceId: string, clientId: string): Promise<boolean> => {
  const { creating } = (await clientOnboardings.get({ clientId }, { consistent: true })) ?? {}
  if (creating === undefined) return false
  const creation = await creations.get({ workspaceId, attemptId: creating }, { consistent: true })
  return creation?.status === 'running' && !hasFailed(creation)
}
