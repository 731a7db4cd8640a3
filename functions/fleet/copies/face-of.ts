import type { AgentMeta } from '#features/agents-editing'

/** An agent as lists show it. */
export const faceOf = ({ ID, title, roundedImageURL }: AgentMeta) => ({ agentId: ID, title, picture: roundedImageURL })
