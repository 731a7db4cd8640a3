import { ChevronDown, Languages } from 'lucide-react'
import { type Language, languages } from '#web/lib/words/language.ts'
import { t } from '#web/ui/t.ts'
import './language-picker.css'

interface LanguagePickerProps {
  readonly value: Language
  readonly onChange: (language: Language) => void
  readonly className?: string | undefined
}

const isLanguage = (value: string): value is Language => Object.hasOwn(languages, value)

/** Every language by its own name. A native select: it is there at first paint, on phones and in menus. */
export const LanguagePicker = ({ value, onChange, className = '' }: LanguagePickerProps) => (
  <label className={`vg-language ${className}`}>
    <Languages size={16} aria-hidden="true" />
    <span className="sr-only">{t('language')}</span>
    <select
      value={value}
      onChange={({ currentTarget: { value: next } }) => {
        if (isLanguage(next)) onChange(next)
      }}
    >
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown size={14} aria-hidden="true" />
  </label>
)
