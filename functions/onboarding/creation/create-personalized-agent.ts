import { agentFor, agentOf } from '#features/agents'
import { idsOf } from '#functions/onboarding/ids-of'
import { wizardSteps } from '#functions/onboarding/wizard-steps'
import { workspaceFor } from '#functions/onboarding/workspace-for'
import { environment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import { onboardingText } from '#shared/onboarding/messages'
import type { onboarding as routes } from '#shared/onboarding/routes'
import { Problem } from '#shared/problems'
import { ensureStarted } from './ensure-started.ts'
import { restartCreation } from './restart-creation.ts'
import { creations, type StoredCreation } from './store.ts'
import { storeCreation } from './store-creation.ts'

/** Longer than the flow's own limit: a creation that seems to run longer was lost. */
const ABANDONED_AFTER_MS = 660_000

/** Creates the attempt's agent, or returns the progress. One attempt creates one agent, even if it is called again. */
export const createPersonalizedAgent: Verb<typeof routes, 'POST /rpc/onboarding.createPersonalizedAgent'> = async (
  input,
  context,
) => {
  const access = await workspaceFor(input.workspaceId, context)
  const id = { workspaceId: access.workspaceId, attemptId: input.attemptId }
  const existing = await creations.get(id, { consistent: true })
  const found = existing ?? (await storeCreation(id, input, context.actor))
  const stored = await ensureStarted(input.isRetry && hasFailed(found) ? await restartCreation(found) : found)
  if (hasFailed(stored)) return { status: 'failed', ...onboardingText('notCreated') }
  const steps = stepsOf(stored)
  if (stored.status === 'running') return { status: 'running', steps, startedAt: stored.startedAt }
  const { agentId } = idsOf(id)
  const agentData = await agentOf(agentId)
  if (!agentData) throw new Problem('gone', agentText('deleted'))
  return {
    status: 'done',
    agentId,
    prototypeUrl: `/app/${environment('REGION_NAME')}/prototype?vg_id=${agentId}`,
    agentData: agentFor(access, agentData),
    steps,
    suggestedQuestions: stored.triedQuestions?.map(({ question }) => question) ?? stored.suggestedQuestions ?? [],
    ...(stored.triedQuestions ? { triedQuestions: stored.triedQuestions } : {}),
    pageCount: stored.pageCount ?? 0,
  }
}

const hasFailed = ({ status, startedAt }: StoredCreation): boolean =>
  status === 'failed' || (status === 'running' && world().now() - startedAt > ABANDONED_AFTER_MS)

const stepsOf = ({ startedAt, readAt, madeAt, importedAt, sourceId, endedAt, status }: StoredCreation) => {
  const end = status === 'done' ? endedAt : undefined
  return wizardSteps(startedAt, [
    [onboardingText('readingPages'), onboardingText('readingPagesDone'), readAt],
    [onboardingText('creatingAgent'), onboardingText('creatingAgentDone'), madeAt],
    [onboardingText('importingPages'), onboardingText('importingPagesDone'), sourceId ? importedAt : end],
    [onboardingText('learning'), onboardingText('learningDone'), end],
  ])
}
