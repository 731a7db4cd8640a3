import { t as agents } from '#web/features/agents/t.ts'
import { t as widget } from '#web/features/agents/widget/t.ts'
import { widgetLabels } from '#web/features/agents/widget/widget-labels.ts'
import { t } from './t.ts'

const { ui: _placement, ...looks } = widgetLabels

/** The label of every setting, by its path. */
export const settingLabels: Readonly<Record<string, string>> = {
  ...looks,
  'ui.widgetType': widget('widgetType'),
  'ui.showWhatsappButtonOnWeb': widget('whatsappButton'),
  'ui.allowFileUpload': agents('allowFileUpload'),
  'ui.allowVoiceNotes': agents('allowVoiceNotes'),
  enableNodes: t('usesNodes'),
  vg_systemPrompt: agents('systemPrompt'),
  vg_initPrompt: t('firstAnswer'),
  vg_initMessages: t('openingMessages'),
  vg_enableUIEngine: t('modelParts'),
  onlyAnswerFromKnowledge: agents('onlyKnowledge'),
  agentPlatform: t('platform'),
  maxTokensUsage: t('tokenLimit'),
  recordChatHistory: agents('recordHistory'),
  'handoff.timeZone': agents('teamTimeZone'),
  'handoff.hours': agents('teamHours'),
  'handoff.onlyOnline': agents('onlyOnline'),
  'handoff.awayMessage': agents('awayMessage'),
  'internal.accountCreationConfig': t('accountCreation'),
  'internal.websocketServer': t('liveServer'),
  'internal.template': t('template'),
  'voiceConfig.config.recordAudio': t('recordsCalls'),
  'voiceConfig.config.enableWebCalling': t('webCalling'),
  'voiceConfig.config.backgroundNoise': t('backgroundNoise'),
  'voiceConfig.transcriber.provider': agents('transcriber'),
  'voiceConfig.transcriber.modelId': agents('transcriberModel'),
  'voiceConfig.transcriber.utteranceThreshold': t('callPause'),
  'voiceConfig.transcriber.language': agents('transcriberLanguage'),
  'voiceConfig.speechGen.provider': t('voiceProvider'),
  'voiceConfig.speechGen.voiceId': t('voice'),
  'vapiConfig.promptOnWeb': t('promptOnWeb'),
  vg_defaultModel: agents('defaultModel'),
  vg_temperature: agents('temperature'),
  vg_maxTokens: agents('maxTokens'),
  vg_kbDefaultDimension: t('dimension'),
  'vgOptions.maxChunkSize': agents('maxChunkSize'),
  'security.allowedOrigins': agents('allowedOrigins'),
  'security.spendGuards.perConversation': agents('perConversation'),
  'security.spendGuards.perVisitorPerDay': agents('perVisitorPerDay'),
  'security.spendGuards.perDay': agents('perDay'),
  'security.spendGuards.turnsPerConversation': agents('turnsPerConversation'),
  'security.spendGuards.alertAt': t('alertAt'),
  'security.spendGuards.isStopped': agents('stopped'),
}
