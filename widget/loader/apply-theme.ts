import { brandOf, DEFAULT_BRAND } from '#shared/agents/look/themes'
import type { PublicAgent } from '#shared/agents/public-agent'
import { isDarkTheme } from '#widget/is-dark-theme.ts'

/**
 * Sets the button's colours, which the server has calculated; without an agent the default brand. `--t` is only used as a
 * colour, and set as one property, so a hostile value can be neither another declaration nor a URL.
 */
export const applyTheme = ({ style }: HTMLElement, agent: PublicAgent | undefined): void => {
  style.setProperty('--b', agent ? brandOf(agent) : DEFAULT_BRAND)
  style.setProperty('--t', agent?.onBrand ?? '#fff')
  style.colorScheme = agent && isDarkTheme(agent) ? 'dark' : 'light'
}
