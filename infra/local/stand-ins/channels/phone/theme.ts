export type Theme = 'light' | 'dark'

const stored = (): Theme | undefined => {
  const theme = localStorage.getItem('theme')
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

const dark = matchMedia('(prefers-color-scheme: dark)')

const apply = (): void => {
  document.documentElement.dataset.theme = stored() ?? (dark.matches ? 'dark' : 'light')
}

/** Shows the chosen theme, or the system's, and follows both. */
export const followTheme = (): void => {
  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
}

export const toggleTheme = (): void => {
  localStorage.setItem('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
  apply()
}
