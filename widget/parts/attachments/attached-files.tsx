import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { attachmentMessages } from '#shared/conversations/attachments/attachment-messages'
import type { Attachment } from '#shared/conversations/schema'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import mediaCss from '#widget/parts/media/media.css'
import type { PlayerProps } from '#widget/parts/voice/player.tsx'
import type { ConversationCalls } from '#widget/session/conversation-calls.ts'
import { adoptStyles } from '#widget/ui/adopt-styles.ts'
import { Icon } from '#widget/ui/icon.tsx'
import { lazy } from '#widget/ui/lazy.tsx'
import attachmentsCss from './attachments.css'
import { formatFileSize } from './format-file-size.ts'

export interface AttachedFilesProps {
  readonly files: readonly Attachment[]
  /** Of the message; `undefined` before the server has stored it. */
  readonly messageId: string | undefined
  readonly getCalls: ConversationCalls
}

const applyStyles = adoptStyles(attachmentsCss)
const applyMediaStyles = adoptStyles(mediaCss)
const Player = lazy<PlayerProps>(async () => (await import('#widget/parts/voice/player.tsx')).Player)

/** The files of a visitor's message; each is downloaded only when the visitor presses it. */
export const AttachedFiles = ({ files, messageId, getCalls }: AttachedFilesProps) => {
  const words = useContext(Words)
  const messages = words.attachments ?? attachmentMessages
  const box = useRef<HTMLUListElement>(null)
  const [error, setError] = useState('')
  useLayoutEffect(() => {
    applyStyles(box.current)
    // before the others, which override it
    applyMediaStyles(box.current)
  }, [])
  const address = async (id: string): Promise<string> => {
    const { call, ...own } = await getCalls()
    const { url } = await call(
      'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}',
      { ...own, messageId: messageId ?? '', attachmentId: id },
    )
    return url
  }
  const get = async (id: string) => {
    setError('')
    try {
      const href = await address(id)
      Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener' }).click()
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <ul ref={box} className="attached" aria-label={messages.attached}>
        {files.map((file) => {
          const { id, name, type, bytes } = file
          if (type.startsWith('audio/'))
            return <Player key={id} note={file} address={messageId === undefined ? undefined : () => address(id)} />
          return (
            <li key={id}>
              <button
                className="media"
                type="button"
                disabled={messageId === undefined}
                // includes the visible label, so that voice control finds it
                aria-label={messages.download(`${name} ${formatFileSize(bytes)}`)}
                onClick={() => void get(id)}
              >
                <Icon name={type.startsWith('image/') ? 'image' : 'clip'} />
                <span dir="auto">{name}</span> <i className="meta">{formatFileSize(bytes)}</i>
              </button>
            </li>
          )
        })}
      </ul>
      {error && (
        <p className="trouble" role="alert">
          {translate(words, error)}
        </p>
      )}
    </>
  )
}
