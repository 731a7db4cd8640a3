import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { Problem } from '#shared/problems'
import { type Region, regionNames } from '#shared/regions'
import type { WebConfig } from '#shared/web-config'
import { notify } from '#web/ui/feedback/notify.ts'
import { t } from './message-t.ts'
import { agentQuery } from './queries.ts'

interface MissingAgent {
  readonly queryClient: QueryClient
  readonly config: WebConfig
  readonly region: Region
  readonly agentId: string
  /** The requested address, from its path on. */
  readonly href: string
  /** The navigation starts here, so a notice explains the redirect. */
  readonly isArriving: boolean
}

const isMissing = (error: unknown) => error instanceof Problem && error.code === 'not-found'

/**
 * An agent that the address's region does not have (specification 3, section 4): the same page in the region that has it, or
 * else the list of agents. A region that does not answer is a failure: the agent may be there.
 */
export const redirectToAgentRegion = async ({
  queryClient,
  config,
  region,
  agentId,
  href,
  isArriving,
}: MissingAgent) => {
  for (const other of regionNames) {
    if (other === region || !config.regions[other]) continue
    const found = await queryClient.ensureQueryData(agentQuery(other, agentId)).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    if (found) throw redirect({ href: href.replace(`/app/${region}/`, `/app/${other}/`) })
  }
  if (isArriving) notify(t('notFound'), { tone: 'bad', stay: 'notice' })
  throw redirect({ to: '/app/$region/agents', params: { region } })
}
