import { agentText } from '#shared/agents/messages'
import { invalid } from '#shared/problems'

/**
 * Throws `invalid` for CSS of which the widget would use nothing, however much of it is right: what was saved must not be
 * lost unnoticed. CSS with single faults is saved: the rest is used, and the editor names them.
 */
export const refuseUnusableCss = async (css: string | undefined): Promise<void> => {
  if (!css) return
  // loaded on use: most agents have no CSS of their own
  const { sanitiseCss } = await import('#shared/agents/css/sanitise-css')
  const { refusal, notes } = sanitiseCss(css)
  if (!refusal) return
  const text = refusal === 'too-deep' ? agentText('nestedCss') : agentText('unreadableCss', notes[0]?.line ?? 1)
  throw invalid('ADVANCED_customCSS', text)
}
