import type { PublicAgent } from '#shared/agents/public-agent'
import { useOwnPicture } from '#web/lib/pictures/use-own-picture.ts'

/** An agent with its pictures as a preview may load them: from our own host, as visitors do. */
export const useOwnPictures = (agent: PublicAgent): PublicAgent => ({
  ...agent,
  roundedImageURL: useOwnPicture(agent.region, agent.roundedImageURL),
  chatBgURL: useOwnPicture(agent.region, agent.chatBgURL),
})
