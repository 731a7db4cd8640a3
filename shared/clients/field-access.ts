import type { ClientTab } from '#shared/agencies/client-tabs'
import type { ChannelFields } from '#shared/agents/channel-fields'
import type { AgentSettings } from '#shared/agents/schema'

/** Who of an agency's clients may save a field: one who edits one of these tabs. */
interface FieldNeed {
  readonly tabs: readonly ClientTab[]
  /** Not for a client from whom advanced settings are hidden. */
  readonly isAdvanced?: true
}

const of = (...tabs: ClientTab[]): FieldNeed => ({ tabs })
const advanced = (...tabs: ClientTab[]): FieldNeed => ({ tabs, isAdvanced: true })
const settings = of('/settings')
const prompt = of('/nodes', '/prompt')

/**
 * The fields of an agent that a client saves, by tab; a new field without a row does not compile. `never`: what costs the agency
 * money, carries its name, or decides which product the agent is.
 */
export const fieldAccess = {
  title: settings,
  description: settings,
  lang: settings,
  theme: settings,
  customThemeJSONString: settings,
  fontFamily: settings,
  scrollAnimation: settings,
  roundedImageURL: settings,
  chatBgURL: settings,
  proactiveMessage: settings,
  messageDelayMS: settings,
  autoOpenWidget: settings,
  autoStartWidget: settings,
  syncBrowser: settings,
  listenForUrlChanges: settings,
  UIhandoffTitle: settings,
  UIhandoffSubtitle: settings,
  handoff: settings,
  ui: of('/settings', '/channels'),
  whatsappPhoneNumber: of('/settings', '/channels'),
  ADVANCED_customCSS: advanced('/settings'),
  recordChatHistory: advanced('/settings'),
  enableGeoAnalytics: advanced('/settings'),
  nodes: prompt,
  vg_systemPrompt: prompt,
  vg_initPrompt: prompt,
  vg_initMessages: prompt,
  vg_temperature: prompt,
  vg_enableUIEngine: prompt,
  onlyAnswerFromKnowledge: of('/nodes', '/prompt', '/kb', '/settings'),
  vgOptions: advanced('/kb', '/settings'),
  voiceConfig: of('/voice'),
  vapiConfig: of('/voice'),
  agentPlatform: 'never',
  branding: 'never',
  enableNodes: 'never',
  internal: 'never',
  maxTokensUsage: 'never',
  security: 'never',
  vg_defaultModel: 'never',
  vg_kbDefaultDimension: 'never',
  vg_maxTokens: 'never',

  // of channels that the agency's team connects
  waTestNumber: 'never',
  whatsappToken: 'never',
  whatsappBusniessId: 'never',
  whatsappNumberId: 'never',
  whatsappAppSecret: 'never',
  vapi: of('/voice'),
  gcloudClientEmail: 'never',
  gcloudPrivateKey: 'never',
} as const satisfies Readonly<Record<keyof AgentSettings | keyof ChannelFields, FieldNeed | 'never'>>

/** Facts of the agent that come back with a save and change nothing. */
export const accepted: readonly string[] = [
  'agentId',
  'ownerID',
  'ID',
  'ts',
  'lastModified',
  'liveVersion',
  'hasUnpublishedChanges',
]

interface Editor {
  readonly hideAdvancedSettings: boolean
  readonly canEdit: (tab: ClientTab) => boolean
}

/** Whether a save may carry this field. A name that no field has is none. */
export const maySave = (name: string, { hideAdvancedSettings, canEdit }: Editor): boolean =>
  accepted.includes(name) || isFieldOf(name, hideAdvancedSettings, canEdit)

/** Whether a form shows this field, be it to look at: it is of a tab that the client has. */
export const isFieldOf = (name: string, hideAdvancedSettings: boolean, has: (tab: ClientTab) => boolean): boolean => {
  const need: FieldNeed | 'never' | undefined = Object.hasOwn(fieldAccess, name)
    ? fieldAccess[name as keyof typeof fieldAccess]
    : undefined
  if (need === undefined || need === 'never' || (need.isAdvanced && hideAdvancedSettings)) return false
  return need.tabs.some(has)
}
