import { t as overview } from '#web/features/agents/overview/t.ts'
import { t as agents } from '#web/features/agents/t.ts'
import type { searchableSettings } from './searchable-settings.ts'

/** What a setting is called where it stands. */
export const settingLabel = (setting: (typeof searchableSettings)[number]): string =>
  setting[0] === 'widget' ? overview(setting[1]) : agents(setting[1])
