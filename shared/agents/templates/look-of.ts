import { paletteOf } from '#shared/agents/look/palette'
import type { AgentSettings } from '#shared/agents/schema'
import type { Hex } from '#shared/colour'

/** The settings of a look with one main colour, as if a member had chosen it in the Widget tab. */
export const lookOf = (
  primary: Hex,
  themeType: 'light' | 'dark' = 'light',
): Pick<AgentSettings, 'theme' | 'customThemeJSONString'> => ({
  theme: 'custom',
  customThemeJSONString: JSON.stringify({ primary, themeType, nineColorPallet: paletteOf(primary, themeType) }),
})
