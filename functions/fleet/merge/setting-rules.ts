import type { AgentSettings } from '#shared/agents/schema'

/**
 * How a setting of the source reaches its copies. `own`: never, it is one client's (name and face, where it may run, what it may
 * spend, which product it is). `value`: as a whole. `parts`: field by field. `nodes`: by the ids of nodes and transitions.
 */
type Rule = 'own' | 'value' | 'parts' | 'nodes'

/** A new setting without a row does not compile. */
export const settingRules = {
  title: 'own',
  description: 'own',
  roundedImageURL: 'own',
  whatsappPhoneNumber: 'own',
  // allowed origins and spend limits
  security: 'own',
  maxTokensUsage: 'own',
  agentPlatform: 'own',
  internal: 'own',
  vg_kbDefaultDimension: 'own',

  theme: 'value',
  customThemeJSONString: 'value',
  ADVANCED_customCSS: 'value',
  fontFamily: 'value',
  scrollAnimation: 'value',
  chatBgURL: 'value',
  branding: 'value',
  proactiveMessage: 'value',
  messageDelayMS: 'value',
  autoOpenWidget: 'value',
  autoStartWidget: 'value',
  syncBrowser: 'value',
  listenForUrlChanges: 'value',
  lang: 'value',
  recordChatHistory: 'value',
  enableGeoAnalytics: 'value',
  enableNodes: 'value',
  UIhandoffTitle: 'value',
  UIhandoffSubtitle: 'value',
  vg_defaultModel: 'value',
  vg_enableUIEngine: 'value',
  vg_temperature: 'value',
  vg_maxTokens: 'value',
  vg_systemPrompt: 'value',
  vg_initPrompt: 'value',
  vg_initMessages: 'value',
  onlyAnswerFromKnowledge: 'value',

  handoff: 'parts',
  ui: 'parts',
  voiceConfig: 'parts',
  vapiConfig: 'parts',
  vgOptions: 'parts',

  nodes: 'nodes',
} as const satisfies Readonly<Record<keyof AgentSettings, Rule>>
