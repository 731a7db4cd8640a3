import { usePersisted } from '#web/lib/browser/use-persisted.ts'

/** How many agents' offers are remembered; the oldest is forgotten. */
const MOST = 100

/** Whether to offer the embed code after a publish: once for each agent, since the code never changes. */
export const useDeployOffer = (agentId: string) => {
  const [isHidden, setHidden] = usePersisted('dontShowPublishAgain', 'false')
  const [offered, setOffered] = usePersisted('deployOffered', '')
  const ids = offered.split(' ').filter(Boolean)
  return {
    isDue: isHidden !== 'true' && !ids.includes(agentId),
    made: () => setOffered([...ids, agentId].slice(-MOST).join(' ')),
    never: () => setHidden('true'),
  }
}
