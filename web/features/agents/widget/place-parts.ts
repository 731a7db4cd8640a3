import { t as css } from '#web/features/agents/css/t.ts'
import { t as look } from '#web/features/agents/look/t.ts'
import type { PlacePart } from '#web/lib/place.ts'
import { t } from './t.ts'
import type { WidgetTab } from './widget-tabs.ts'

/** A control's tab, its word in the catalogue, and other names for it. */
const controls = [
  ['look', 'name', 'title rename'],
  ['look', 'description', 'subtitle'],
  ['look', 'picture', 'avatar logo image'],
  ['opening', 'bubble', 'greeting proactive'],
  ['opening', 'messageDelay', 'badge'],
  ['opening', 'opens', 'auto open'],
  ['opening', 'starts', 'auto start'],
  ['opening', 'widgetType', 'position corner popup'],
  ['opening', 'whatsappButton', 'phone'],
  ['opening', 'whatsappNumber', 'phone'],
  ['behaviour', 'language', 'translation'],
  ['behaviour', 'handoffTitle', 'person human live chat'],
  ['behaviour', 'handoffSubtitle', 'person human live chat'],
  ['behaviour', 'scrolls', 'animation'],
  ['behaviour', 'syncs', 'browser tabs'],
  ['behaviour', 'followsPage', 'url navigation'],
  ['behaviour', 'geo', 'country analytics'],
] as const satisfies readonly (readonly [WidgetTab, string, string])[]

/** The same, in the catalogue of the look. */
const lookControls = [
  ['theme', 'colours look dark'],
  ['font', 'typeface'],
  ['background', 'image'],
  ['branding', 'powered by'],
] as const

const partOf = (tab: WidgetTab, id: string, label: string, terms: string, isControl = true): PlacePart => ({
  id,
  label,
  where: t('inWidget', { tab: t(`tab.${tab}`) }),
  terms,
  isControl,
  open: ({ navigate, params }) =>
    void navigate({ to: '/app/$region/agents/$agentId/overview', params, search: { tab } }),
})

export const widgetParts = (): readonly PlacePart[] => [
  ...controls.map(([tab, id, terms]) => partOf(tab, id, t(id), terms)),
  ...lookControls.map(([id, terms]) => partOf('look', id, look(id), terms)),
  partOf('css', 'css', css('title'), 'style code classes', false),
]
