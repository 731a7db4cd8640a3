import { agentFor, agentOf } from '#features/agents'
import { idsOf } from '#functions/onboarding/ids-of'
import { runOf } from '#functions/onboarding/run-of'
import { wizardSteps } from '#functions/onboarding/wizard-steps'
import type { Access } from '#lib/auth/authorize'
import { environment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { agentText } from '#shared/agents/messages'
import type { Agent } from '#shared/agents/schema'
import { onboardingText } from '#shared/onboarding/messages'
import type { onboarding as routes } from '#shared/onboarding/routes'
import { Problem } from '#shared/problems'
import { ensureStarted } from './ensure-started.ts'
import { hasFailed } from './has-failed.ts'
import { pinAttempt } from './pin-attempt.ts'
import { restartCreation } from './restart-creation.ts'
import { creations, type StoredCreation } from './store.ts'
import { storeCreation } from './store-creation.ts'

/** Creates the attempt's agent, or returns the progress. One attempt creates one agent, even if it is called again. */
export const createPersonalizedAgent: Verb<typeof routes, 'POST /rpc/onboarding.createPersonalizedAgent'> = async (
  input,
  context,
) => {
  const { access, id, company } = await runOf(input, context)
  await pinAttempt(id)
  const existing = await creations.get(id, { consistent: true })
  const found = existing ?? (await storeCreation(id, { ...input, company }, context.actor))
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
    agentData: seenBy(access, agentData),
    steps,
    suggestedQuestions: stored.triedQuestions?.map(({ question }) => question) ?? stored.suggestedQuestions ?? [],
    ...(stored.triedQuestions ? { triedQuestions: stored.triedQuestions } : {}),
    pageCount: stored.pageCount ?? 0,
  }
}

/** A client sees neither the key nor the instructions: those are of tabs that they may not have. */
const seenBy = (access: Access, agent: Agent): Agent => {
  const seen = agentFor(access, agent)
  return isOfPortal(access) ? { ...seen, vg_systemPrompt: '', vg_initPrompt: '' } : seen
}

const isOfPortal = ({ role }: Access): boolean => role === 'client' || role === 'organisation-admin'

const stepsOf = ({ startedAt, readAt, madeAt, importedAt, sourceId, endedAt, status }: StoredCreation) => {
  const end = status === 'done' ? endedAt : undefined
  return wizardSteps(startedAt, [
    [onboardingText('readingPages'), onboardingText('readingPagesDone'), readAt],
    [onboardingText('creatingAgent'), onboardingText('creatingAgentDone'), madeAt],
    [onboardingText('importingPages'), onboardingText('importingPagesDone'), sourceId ? importedAt : end],
    [onboardingText('learning'), onboardingText('learningDone'), end],
  ])
}
