import { type AgentMeta, agents } from './store.ts'

/** An agent as a switcher shows it. */
export interface AgentFace {
  readonly id: string
  readonly title: string
  readonly picture: string
}

const BATCH = 100

/** Those of these agents that belong to the workspace, the last changed first. */
export const facesOf = async (workspaceId: string, agentIds: readonly string[]): Promise<AgentFace[]> => {
  const batches = Array.from({ length: Math.ceil(agentIds.length / BATCH) }, (_, at) =>
    agents.getMany(agentIds.slice(at * BATCH, (at + 1) * BATCH).map((agentId) => ({ agentId }))),
  )
  return present((await Promise.all(batches)).flat().filter(({ ownerID }) => ownerID === workspaceId))
}

/** All agents of a workspace, the last changed first. */
export const allFaces = async (workspaceId: string): Promise<AgentFace[]> => {
  const found: AgentMeta[] = []
  let after: string | undefined
  do {
    const page = await agents.listBy('gsi1', `WS#${workspaceId}`, 'AGT#', { limit: BATCH, after })
    found.push(...page.items)
    after = page.cursor
  } while (after)
  return present(found)
}

const present = (found: readonly AgentMeta[]): AgentFace[] =>
  found
    .toSorted((a, b) => b.lastModified - a.lastModified)
    .map(({ ID, title, roundedImageURL }) => ({ id: ID, title, picture: roundedImageURL }))
