import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Attachment } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { attachmentMutation } from '#web/features/conversations/chat-calls.ts'
import { t } from '#web/features/conversations/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { fileSize } from './file-size.ts'
import { MissingFile } from './missing-file.tsx'
import { VoiceNote } from './voice-note.tsx'

interface AttachedFilesProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string
  /** Absent until the server has it. */
  readonly messageId: string | undefined
  readonly files: readonly Attachment[]
}

/** A visitor's attached files. They load only on demand, not when the chat is opened. */
export const AttachedFiles = ({ region, agentId, conversationId, messageId, files }: AttachedFilesProps) => {
  const download = useMutation(attachmentMutation(region, agentId, conversationId, messageId ?? ''))
  const get = async (id: string) => {
    const { url: href } = await download.mutateAsync(id)
    Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener noreferrer' }).click()
  }
  return (
    <>
      <ul className="mt-1.5 grid gap-1.5" aria-label={t('attached')}>
        {files.map((file) => {
          const { id, name, type, bytes, missing } = file
          if (missing)
            return (
              <li key={id} className="min-w-0">
                <MissingFile name={name} reason={missing} />
              </li>
            )
          if (type.startsWith('audio/'))
            return (
              <li key={id} className="min-w-0">
                <VoiceNote
                  note={file}
                  address={messageId ? async () => (await download.mutateAsync(id)).url : undefined}
                  onDownload={() => void get(id).catch(() => undefined)}
                />
              </li>
            )
          return (
            <li key={id} className="min-w-0">
              <button
                type="button"
                disabled={!messageId}
                className="flex max-w-full items-center gap-2 rounded-lg border border-line bg-surface px-2.5 py-1.5 text-left text-sm hover:bg-sunken"
                // the accessible name includes the visible label, for voice control
                aria-label={t('downloadFile', { name: `${name} ${fileSize(bytes)}` })}
                onClick={() => void get(id).catch(() => undefined)}
              >
                <Download size={15} className="flex-none" aria-hidden="true" />
                <span className="truncate" dir="auto">
                  {name}
                </span>{' '}
                <span className="flex-none text-xs text-ink-2">{fileSize(bytes)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {download.error && <ProblemNote title={t('downloadFailed')} error={download.error} />}
    </>
  )
}
