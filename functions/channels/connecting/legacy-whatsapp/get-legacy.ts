import type { Verb } from '#lib/http/api'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { presentLegacy } from './present-legacy.ts'

/** What the legacy method needs, and what is stored of it. */
export const getLegacy: Verb<typeof routes, 'GET /v2/agents/{agentId}/channels/whatsapp/legacy'> = ({ agentId }) =>
  presentLegacy(agentId)
