import type { agencyOf } from '#features/agencies'
import { settingsOf } from '#functions/onboarding/settings/settings-of'
import type { AgentLanguage } from '#shared/agents/languages'
import { brandOf } from '#shared/agents/look/themes'
import type { AgentSettings } from '#shared/agents/schema'
import type { GoalName } from '#shared/onboarding/goal-names'

interface Plain {
  readonly title: string
  readonly company: { readonly name: string; readonly description: string }
  readonly goals?: readonly GoalName[] | undefined
  readonly lang: AgentLanguage
}

/** A client's agent without a website: the starter in their language, in the agency's colour. */
export const plainSettings = (
  { customThemeJSONString }: Pick<Awaited<ReturnType<typeof agencyOf>>, 'customThemeJSONString'>,
  { lang, ...plain }: Plain,
): AgentSettings => {
  const primaryColor = brandOf({ theme: 'custom', customThemeJSONString: customThemeJSONString || undefined })
  return settingsOf({ ...plain, primaryColor, themeMode: 'light' }, { hasPages: false, lang, facts: '' })
}
