import type { AgentSettings } from '#shared/agents/schema'

const sanitised = new WeakMap<AgentSettings, string>()

/**
 * An agent's own CSS as visitors' browsers may apply it; what the owner wrote stays in the settings. Kept as long as the
 * copy it was read from, so that it is parsed once while that is in memory.
 */
export const publicCss = async (settings: AgentSettings): Promise<string | undefined> => {
  if (!settings.ADVANCED_customCSS) return undefined
  const known = sanitised.get(settings)
  if (known !== undefined) return known
  // most agents have none: the parser is loaded for those that do
  const { sanitiseCss } = await import('#shared/agents/css/sanitise-css')
  const { css } = sanitiseCss(settings.ADVANCED_customCSS)
  sanitised.set(settings, css)
  return css
}
