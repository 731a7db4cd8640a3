import { t as overview } from '#web/features/agents/overview/t.ts'
import { t as agents } from '#web/features/agents/t.ts'
import type { settings } from '#web/features/search/settings.ts'

/** What a setting is called where it stands. */
export const labelOf = (setting: (typeof settings)[number]): string =>
  setting[0] === 'widget' ? overview(setting[1]) : agents(setting[1])
