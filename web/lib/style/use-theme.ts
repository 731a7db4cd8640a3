import { useEffect } from 'react'
import { usePersisted } from '#web/lib/browser/use-persisted.ts'

export type Theme = 'light' | 'dark'

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Light or dark: the user's choice, else the system's. `public/theme.js` sets the same before the first paint. */
export const useTheme = (): readonly [Theme, () => void] => {
  const [stored, store] = usePersisted('theme', systemTheme())
  const theme: Theme = stored === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return [theme, () => store(theme === 'dark' ? 'light' : 'dark')]
}
