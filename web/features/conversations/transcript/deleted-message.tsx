import { Trash2 } from 'lucide-react'
import { t } from './t.ts'

/** In place of what its author deleted at the channel's provider. */
export const DeletedMessage = () => (
  <p className="flex items-center gap-1.5 text-ink-2 italic">
    <Trash2 size={14} aria-hidden="true" />
    {t('deleted')}
  </p>
)
