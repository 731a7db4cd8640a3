import { hasTypedText } from '#web/lib/form/typed-text.ts'
import type { Language } from './language.ts'

/**
 * Saves the choice and reloads the page. The browser asks before unsaved input is lost, as it does for forms with changes;
 * after a refusal the new language comes with the next load.
 */
export const switchLanguage = (next: Language) => {
  localStorage.setItem('language', next)
  if (hasTypedText()) addEventListener('beforeunload', (event) => event.preventDefault(), { once: true })
  location.reload()
}
