import { t as look } from '#web/features/agents/look/t.ts'
import { placeT } from '#web/features/agents/place-t.ts'
import type { PlacePart } from '#web/lib/place.ts'
import { t } from './t.ts'

/** A control's word in the catalogue, and other names for it. */
const controls = [
  ['name', 'title rename'],
  ['description', 'subtitle'],
  ['picture', 'avatar logo image'],
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

/** The same, in the catalogue of the look. */
const lookControls = [
  ['theme', 'colours look dark'],
  ['font', 'typeface'],
  ['background', 'image'],
  ['branding', 'powered by'],
] as const

const partOf = (id: string, label: string, terms: string): PlacePart => ({
  id,
  label,
  where: placeT('widget'),
  terms,
  isControl: true,
  open: ({ navigate, params }) => void navigate({ to: '/app/$region/agents/$agentId/overview', params }),
})

export const widgetParts = (): readonly PlacePart[] => [
  ...controls.map(([id, terms]) => partOf(id, t(id), terms)),
  ...lookControls.map(([id, terms]) => partOf(id, look(id), terms)),
]
