import { t } from '#web/features/agents/t.ts'

/** The label of each field of the Settings tab. */
export const settingsLabels: Readonly<Record<string, string>> = {
  recordChatHistory: t('recordHistory'),
  onlyAnswerFromKnowledge: t('onlyKnowledge'),
  handoff: t('tab.handoff'),
  security: t('tab.security'),
  vg_defaultModel: t('model'),
  vg_temperature: t('temperature'),
  vg_maxTokens: t('maxTokens'),
  vg_systemPrompt: t('systemPrompt'),
  vgOptions: t('maxChunkSize'),
}
