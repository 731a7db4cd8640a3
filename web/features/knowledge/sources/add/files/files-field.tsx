import { useRef } from 'react'
import { t } from '#web/features/knowledge/t.ts'
import { FileDrop } from '#web/ui/upload/file-drop.tsx'
import { FileRow } from './file-row.tsx'
import { fileLimits, MAX_FILES } from './queued-file.ts'
import type { useFileQueue } from './use-file-queue.ts'

interface FilesFieldProps {
  readonly files: ReturnType<typeof useFileQueue>
  /** That none was chosen. */
  readonly error: string | undefined
}

/** Files to choose, drop or paste, several at once, and each of them below. */
export const FilesField = ({ files: { queue, left, isRunning, take, remove }, error }: FilesFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const removeAt = (id: string, at: number) => {
    remove(id)
    // the pressed button is gone with its row
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
      ;(buttons[at] ?? buttons.at(-1) ?? input.current)?.focus()
    })
  }
  const added = queue.filter(({ state }) => state === 'added').length
  return (
    <div className="grid gap-3">
      {!isRunning && (
        <FileDrop
          label={t('file')}
          hint={t('filesHint', { count: MAX_FILES })}
          {...fileLimits}
          inputRef={input}
          error={left > 0 ? t('filesLeft', { count: left, most: MAX_FILES }) : queue.length === 0 ? error : undefined}
          onFiles={take}
        />
      )}
      {queue.length > 0 && (
        <ul ref={list} aria-label={t('files')} className="divide-y divide-line rounded-lg border border-line">
          {queue.map((queued, at) => (
            <li key={queued.id}>
              <FileRow queued={queued} onRemove={() => removeAt(queued.id, at)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-2">
        {(isRunning || added > 0) && t('filesAddedOf', { added, count: queue.length })}
      </p>
    </div>
  )
}
