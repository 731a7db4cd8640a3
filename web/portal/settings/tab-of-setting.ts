import { tabOfField } from '#web/features/agents/widget/tab-of-field.ts'
import type { SettingsTab } from './settings-search.ts'

const core = ['onlyAnswerFromKnowledge', 'recordChatHistory', 'ui.allowFileUpload', 'ui.allowVoiceNotes']

/** The tab of the field at a path of the server's issues: `handoff.hours.0`. */
export const tabOfSetting = (path: string): SettingsTab => {
  if (path.startsWith('handoff')) return 'handoff'
  if (path.startsWith('vgOptions') || path === 'ADVANCED_customCSS') return 'advanced'
  if (core.includes(path)) return 'core'
  const tab = tabOfField(path)
  return tab === 'css' ? 'advanced' : tab
}
