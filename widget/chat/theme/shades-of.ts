import type { PublicAgent } from '#shared/agents/public-agent'

const COUNT = 10
const SHADE = /^\s*[\d.]+(?:deg)?,?\s+[\d.]+%,?\s+[\d.]+%\s*$/

/**
 * The ten swatches of a custom theme as CSS colours, from the surface to the ink (specification 1, section 9), or nothing
 * when the theme has no whole palette. A swatch is only ever hue, saturation and lightness.
 */
export const shadesOf = ({
  theme,
  customThemeJSONString,
}: Pick<PublicAgent, 'theme' | 'customThemeJSONString'>): readonly string[] | undefined => {
  if (theme !== 'custom') return undefined
  try {
    const { nineColorPallet } = JSON.parse(customThemeJSONString ?? '{}')
    return Array.isArray(nineColorPallet) &&
      nineColorPallet.length === COUNT &&
      nineColorPallet.every((shade) => typeof shade === 'string' && SHADE.test(shade))
      ? nineColorPallet.map((shade: string) => `hsl(${shade})`)
      : undefined
  } catch {
    return undefined
  }
}
