import { t } from '#web/features/agents/t.ts'
import type { PlacePart } from '#web/lib/place.ts'
import type { SettingsTab } from './settings-tabs.ts'

/** A control's tab, its word in the catalogue, and other names for it. */
const controls = [
  ['core', 'onlyKnowledge', 'sources hallucinate'],
  ['core', 'recordHistory', 'privacy transcript'],
  ['security', 'allowedOrigins', 'domain embed cors website'],
  ['security', 'stopped', 'kill switch pause off'],
  ['security', 'perConversation', 'spend limit cap budget credits'],
  ['security', 'perVisitorPerDay', 'spend limit cap budget credits'],
  ['security', 'perDay', 'spend limit cap budget credits'],
  ['security', 'turnsPerConversation', 'limit cap loop'],
  ['security', 'alertAt', 'spend budget warning'],
  ['security', 'agentKey', 'api secret token bearer rotate'],
  ['handoff', 'hours', 'opening hours business closed weekend'],
  ['handoff', 'teamTimeZone', 'clock'],
  ['handoff', 'onlyOnline', 'presence available'],
  ['handoff', 'queueMessage', 'waiting queue hold'],
  ['handoff', 'awayMessage', 'closed offline out of office'],
  ['handoff', 'captureEmail', 'e-mail address copy mail contact'],
  ['technical', 'defaultModel', 'gpt claude gemini provider'],
  ['technical', 'temperature', 'creativity'],
  ['technical', 'maxTokens', 'length'],
  ['technical', 'systemPrompt', 'instructions personality'],
  ['technical', 'maxChunkSize', 'knowledge sources'],
] as const satisfies readonly (readonly [SettingsTab, string, string])[]

export const settingsParts = (): readonly PlacePart[] =>
  controls.map(([tab, id, terms]) => ({
    id,
    label: t(id),
    where: t('inSettings', { tab: t(`tab.${tab}`) }),
    terms,
    isControl: true,
    open: ({ navigate, params }) =>
      void navigate({ to: '/app/$region/agents/$agentId/settings', params, search: { tab } }),
  }))
