import type { PublicAgent } from '#shared/agents/public-agent'

/** Whether an agent's chat is dark: by its theme's name or its custom theme's type. */
export const isDarkTheme = ({
  theme,
  customThemeJSONString = '',
}: Pick<PublicAgent, 'theme' | 'customThemeJSONString'>): boolean =>
  theme === 'custom' ? /"themeType"\s*:\s*"dark"/.test(customThemeJSONString) : theme.endsWith('dark')
