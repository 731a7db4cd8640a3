import { agencyPlace } from '#web/features/agencies/place.ts'
import { agentsPlace } from '#web/features/agents/list/place.ts'
import { nodesPlace } from '#web/features/agents/nodes/place.ts'
import { settingsPlace } from '#web/features/agents/settings/place.ts'
import { widgetPlace } from '#web/features/agents/widget/place.ts'
import { metaPagesPlace } from '#web/features/channels/meta-pages/place.ts'
import { channelsPlace } from '#web/features/channels/place.ts'
import { whatsappNumbersPlace } from '#web/features/channels/whatsapp-numbers/place.ts'
import { clientsPlace } from '#web/features/clients/place.ts'
import { conversationsPlace } from '#web/features/conversations/place.ts'
import { crawlsPlace } from '#web/features/crawls/place.ts'
import { knowledgePlace } from '#web/features/knowledge/place.ts'
import { webhooksPlace } from '#web/features/webhooks/place.ts'

/** The pages of a workspace, in the order of the side navigation. */
export const workspacePlaces = [
  agentsPlace,
  metaPagesPlace,
  whatsappNumbersPlace,
  crawlsPlace,
  webhooksPlace,
  agencyPlace,
  clientsPlace,
] as const

/** The tabs of an agent, in the specification's order. */
export const agentPlaces = [
  widgetPlace,
  nodesPlace,
  knowledgePlace,
  conversationsPlace,
  channelsPlace,
  settingsPlace,
] as const
