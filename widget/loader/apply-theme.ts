import { brandOf, DEFAULT_BRAND } from '#shared/agents/look/themes'
import type { PublicAgent } from '#shared/agents/public-agent'
import { isDarkTheme } from '#widget/is-dark-theme.ts'

/**
 * Dresses the button; the server did the arithmetic. Without an agent's answer: the default brand. `--t` is only ever used
 * as a colour, and set as one property, so a hostile value can be neither another declaration nor an address.
 */
export const applyTheme = ({ style }: HTMLElement, agent: PublicAgent | undefined): void => {
  style.setProperty('--b', agent ? brandOf(agent) : DEFAULT_BRAND)
  style.setProperty('--t', agent?.onBrand ?? '#fff')
  style.colorScheme = agent && isDarkTheme(agent) ? 'dark' : 'light'
}
