import type { PublicAgent } from '#shared/agents/public'
import { brandOf, DEFAULT_BRAND } from '#shared/agents/themes'
import { isDarkTheme } from '#widget/is-dark-theme.ts'

/** What the button wears before it opens; the server did the arithmetic. Without an agent's answer: the default brand. */
export const colours = (agent: PublicAgent | undefined): string =>
  agent
    ? `--b:${brandOf(agent)};--t:${agent.onBrand};color-scheme:${isDarkTheme(agent) ? 'dark' : 'light'}`
    : `--b:${DEFAULT_BRAND};--t:#fff`
