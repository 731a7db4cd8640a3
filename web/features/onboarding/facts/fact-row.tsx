import { Pencil, X } from 'lucide-react'
import type { Fact } from '#shared/onboarding/fact'
import { t } from '#web/features/onboarding/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { factKindText } from './fact-kind-text.ts'

interface FactRowProps {
  readonly fact: Fact
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A page by its path, or its host. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return pathname === '/' ? host : decodeURI(pathname)
}

/** A fact with the page that states it. */
export const FactRow = ({ fact, onEdit, onRemove }: FactRowProps) => {
  const { kind, label, value, url } = fact
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1 break-words">
        <p className="text-sm text-ink-2">
          {factKindText(kind)}
          {label && `: ${label}`}
        </p>
        <p>{value}</p>
        {url && URL.canParse(url) && (
          <a href={url} target="_blank" rel="noreferrer" className="text-sm text-ink-2 underline">
            {t('factFrom', { page: placeOf(url) })}
          </a>
        )}
      </div>
      <IconButton label={t('editFact', { value })} icon={<Pencil size={16} />} onClick={onEdit} />
      <IconButton label={t('removeFact', { value })} icon={<X size={16} />} onClick={onRemove} />
    </div>
  )
}
