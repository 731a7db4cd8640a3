import { agencyOf } from '#features/agencies'
import { clients, type StoredClient } from '#features/clients'
import type { Context } from '#lib/http/api'
import type { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import { clientOnboardingText } from '#shared/onboarding/client-messages'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

interface OnboardingClient {
  readonly client: StoredClient
  /** The agency's, which owns the agents of its clients and pays for them. */
  readonly workspaceId: string
  /** The steps and what they require, as SAAS Mode sets them. */
  readonly settings: ClientOnboarding
}

/** The client who calls, while they are being onboarded: `forbidden` once that is over, and to clients whom the team has added. */
export const onboardingClient = async ({ actor }: Pick<Context, 'actor'>): Promise<OnboardingClient> => {
  if (actor.kind !== 'client') throw new Problem('forbidden', problemText('notAllowed'))
  const { workspaceId } = actor
  const [client, agency] = await Promise.all([
    clients.get({ ID: actor.client.ID }, { consistent: true }),
    agencyOf(workspaceId),
  ])
  if (!client?.isNewSignup || client.onboardingState.isCompleted)
    throw new Problem('forbidden', clientOnboardingText('finished'))
  return { client, workspaceId, settings: agency.settings.clientOnboarding }
}
