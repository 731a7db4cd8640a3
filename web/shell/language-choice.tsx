import { language } from '#web/lib/language.ts'
import { switchLanguage } from '#web/lib/switch-language.ts'
import { LanguagePick } from '#web/ui/language-pick.tsx'

/** The page's language, and the others. A chunk of its own: the shell's first paint has no room for what a menu hides. */
export const LanguageChoice = ({ className }: { readonly className?: string }) => (
  <LanguagePick value={language} onChange={switchLanguage} className={className} />
)
