import { expect, test } from 'vitest'
import { paletteOf } from '#shared/agents/look/palette'
import { shadesOf } from '#widget/chat/theme/shades-of.ts'

const theme = (nineColorPallet: unknown) => ({
  theme: 'custom' as const,
  customThemeJSONString: JSON.stringify({ themeType: 'light', primary: '#a63a12', nineColorPallet }),
})

test('the ten swatches of a custom theme become colours, lightest first in a light one', () => {
  const shades = shadesOf(theme(paletteOf('#a63a12', 'light')))
  expect(shades).toHaveLength(10)
  expect(shades?.[0]).toBe('hsl(16, 80%, 95%)')
  expect(shades?.[9]).toBe('hsl(16, 80%, 5%)')
})

test('a palette that is not whole, not one, or more than a colour changes nothing', () => {
  const whole = paletteOf('#a63a12', 'light')
  for (const wrong of [
    undefined,
    'red',
    whole.slice(1),
    [...whole, '1, 2%, 3%'],
    [...whole.slice(1), 'red'],
    [...whole.slice(1), '1, 2%, 3%); background: url(https://strange.example'],
  ])
    expect(shadesOf(theme(wrong))).toBeUndefined()
  expect(shadesOf({ theme: 'custom', customThemeJSONString: '{' })).toBeUndefined()
  expect(shadesOf({ ...theme(whole), theme: 'dark' })).toBeUndefined()
})
