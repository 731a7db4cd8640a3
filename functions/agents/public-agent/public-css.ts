import type { AgentSettings } from '#shared/agents/schema'

const sanitised = new WeakMap<AgentSettings, string>()

/**
 * An agent's own CSS, sanitised for visitors' browsers; the settings keep the original. Cached with the settings object, so
 * that each copy of an agent is parsed once.
 */
export const publicCss = async (settings: AgentSettings): Promise<string | undefined> => {
  if (!settings.ADVANCED_customCSS) return undefined
  const cached = sanitised.get(settings)
  if (cached !== undefined) return cached
  // loaded on use: most agents have no CSS of their own
  const { sanitiseCss } = await import('#shared/agents/css/sanitise-css')
  const { css } = sanitiseCss(settings.ADVANCED_customCSS)
  sanitised.set(settings, css)
  return css
}
