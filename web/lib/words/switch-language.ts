import { hasTypedText } from '#web/lib/form/typed-text.ts'
import type { Language } from './language.ts'

/**
 * Keeps the choice and loads the page again in it. What is typed is not lost unasked: the browser asks, as it does for
 * forms with changes. Whoever stays reads the other language when the page is loaded next.
 */
export const switchLanguage = (next: Language) => {
  localStorage.setItem('language', next)
  if (hasTypedText()) addEventListener('beforeunload', (event) => event.preventDefault(), { once: true })
  location.reload()
}
