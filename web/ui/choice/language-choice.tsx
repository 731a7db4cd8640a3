import { language } from '#web/lib/words/language.ts'
import { switchLanguage } from '#web/lib/words/switch-language.ts'
import { LanguagePicker } from '#web/ui/choice/language-picker.tsx'

/** The page's language, and the others. */
export const LanguageChoice = ({ className }: { readonly className?: string }) => (
  <LanguagePicker value={language} onChange={switchLanguage} className={className} />
)
