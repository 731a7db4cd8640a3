import { agencyText } from '#shared/agencies/messages'
import { invalid } from '#shared/problems'

/**
 * What of the agency's CSS its portal applies; nothing where it stays. `invalid` for CSS of which the portal would use nothing:
 * single faults are left out, and the editor names them.
 */
export const changedCss = async (css: string | undefined): Promise<{ readonly safeCss?: string }> => {
  if (css === undefined) return {}
  if (css.trim() === '') return { safeCss: '' }
  // loaded on use: most agencies have no CSS of their own
  const { sanitiseCss } = await import('#shared/agents/css/sanitise-css')
  const { css: safeCss, refusal, notes } = sanitiseCss(css, 'portal')
  if (!refusal) return { safeCss }
  const text = refusal === 'too-deep' ? agencyText('cssNested') : agencyText('cssUnreadable', notes[0]?.line ?? 1)
  throw invalid('changes.customCSS', text)
}
