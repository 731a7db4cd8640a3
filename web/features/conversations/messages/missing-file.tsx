import { FileX } from 'lucide-react'
import type { Attachment } from '#shared/conversations/schema'
import { t } from './t.ts'

/** A file that a visitor sent on a channel and that was not kept: its name, and why. */
export const MissingFile = ({
  name,
  reason,
}: {
  readonly name: string
  readonly reason: NonNullable<Attachment['missing']>
}) => (
  <div className="flex max-w-full items-start gap-2 rounded-lg border border-dashed border-line px-2.5 py-1.5 text-sm">
    <FileX size={15} className="mt-0.5 flex-none text-ink-2" aria-hidden="true" />
    <div className="min-w-0">
      <p className="truncate" dir="auto">
        {name}
      </p>
      <p className="text-xs text-ink-2">{t(reason)}</p>
    </div>
  </div>
)
