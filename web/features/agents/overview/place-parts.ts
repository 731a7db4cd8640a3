import { placeT } from '#web/features/agents/place-t.ts'
import type { PlacePart } from '#web/lib/place.ts'
import { t } from './t.ts'

/** A control's word in the catalogue, and other names for it. */
const controls = [
  ['name', 'title rename'],
  ['description', 'subtitle'],
  ['picture', 'avatar logo image'],
  ['theme', 'colours look dark'],
  ['font', 'typeface'],
  ['background', 'image'],
  ['branding', 'powered by'],
  ['widgetType', 'position corner popup'],
  ['whatsappButton', 'phone'],
  ['bubble', 'greeting proactive'],
  ['messageDelay', 'badge'],
  ['language', 'translation'],
  ['opens', 'auto open'],
  ['starts', 'auto start'],
  ['handoffTitle', 'person human live chat'],
  ['handoffSubtitle', 'person human live chat'],
  ['scrolls', 'animation'],
  ['syncs', 'browser tabs'],
  ['followsPage', 'url navigation'],
  ['geo', 'country analytics'],
] as const

export const overviewParts = (): readonly PlacePart[] =>
  controls.map(([id, terms]) => ({
    id,
    label: t(id),
    where: placeT('widget'),
    terms,
    isControl: true,
    open: ({ navigate, params }) => void navigate({ to: '/app/$region/agents/$agentId/overview', params }),
  }))
