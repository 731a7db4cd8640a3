import type { PublicAgent } from '#shared/agents/public'
import { brandOf } from '#shared/agents/themes'
import { isDarkTheme } from '#widget/is-dark-theme.ts'

/** What the button wears when its agent could not be asked. */
const plain = { theme: 'blue-light', onBrand: '#fff', hue: 256 }

/** The few colours that are needed before opening; the server did the arithmetic (design/look). */
export const colours = (
  agent: Pick<PublicAgent, 'theme' | 'onBrand' | 'hue' | 'customThemeJSONString'> | undefined,
): string => {
  const worn = agent ?? plain
  const [surface, ink, line] = isDarkTheme(worn as PublicAgent)
    ? ['.215 .007', '.955 .003', '.295 .008']
    : ['.995 .002', '.235 .01', '.905 .006']
  return `--b:${brandOf(worn)};--t:${worn.onBrand};--s:oklch(${surface} ${worn.hue});--i:oklch(${ink} ${worn.hue});--n:oklch(${line} ${worn.hue})`
}
