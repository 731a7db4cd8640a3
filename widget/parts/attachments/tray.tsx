import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MAX_ATTACHMENTS } from '#shared/conversations/attachment-limits'
import { attachmentMessages } from '#shared/conversations/attachment-messages'
import { Icon } from '#widget/parts/icon.tsx'
import { inWords } from '#widget/parts/in-words.ts'
import { wearSheet } from '#widget/parts/wear-sheet.ts'
import { Words } from '#widget/parts/words.ts'
import type { SentFile } from '#widget/session/chat-state.ts'
import type { Conversation } from '#widget/session/conversation.ts'
import attachmentsCss from './attachments.css'
import { putFile } from './put-file.ts'
import { refusalOf } from './refusal-of.ts'
import { sizeOf } from './size-of.ts'
import { Thumbnail } from './thumbnail.tsx'

/** What can go with the next message, and whether something is still on its way. */
export interface TrayState {
  readonly files: readonly SentFile[]
  readonly isBusy: boolean
}

export interface TrayProps {
  /** What was chosen last; a new object each time. */
  readonly picked: readonly File[]
  readonly reach: Conversation['reach']
  readonly onChange: (state: TrayState) => void
}

interface Upload {
  readonly file: File
  readonly stop: AbortController
  readonly percent: number
  readonly id?: string
  /** The conversation that has it. */
  readonly of?: string
  readonly trouble?: string
}

const wear = wearSheet(attachmentsCss)
/** The server takes as many characters; the ending must stay. */
const nameOf = ({ name }: File) => name.slice(-200)

/** The files that go with the next message: each on its way, there, or refused in words. */
export const Tray = ({ picked, reach, onChange }: TrayProps) => {
  const words = useContext(Words)
  const say = words.attachments ?? attachmentMessages
  const box = useRef<HTMLUListElement>(null)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const all = useRef(uploads)
  all.current = uploads
  const change = (file: File, to: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.file === file ? { ...one, ...to } : one)))

  const send = async ({ file, stop }: Upload) => {
    try {
      const { call, ...own } = await reach()
      const { attachmentId, url, headers } = await call(
        'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments',
        { ...own, name: nameOf(file), bytes: file.size },
      )
      stop.signal.throwIfAborted()
      await putFile({ url, headers, file, signal: stop.signal, onProgress: (percent) => change(file, { percent }) })
      change(file, { id: attachmentId, of: own.conversationId, percent: 100 })
    } catch (error) {
      if (!stop.signal.aborted) change(file, { trouble: error instanceof Error ? error.message : String(error) })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was picked is taken once
  useEffect(() => {
    let room = MAX_ATTACHMENTS - uploads.filter(({ trouble }) => !trouble).length
    const added = picked.map((file): Upload => {
      const trouble = refusalOf(file, say) ?? (room-- > 0 ? undefined : say.tooMany)
      return { file, stop: new AbortController(), percent: 0, ...(trouble ? { trouble } : {}) }
    })
    // a refusal has been read by the time of the next choice
    setUploads([...uploads.filter(({ trouble }) => !trouble), ...added])
    for (const upload of added) if (!upload.trouble) void send(upload)
  }, [picked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is in the tray is told
  useEffect(() => {
    onChange({
      files: uploads.flatMap(({ id, of, file }) =>
        id && of ? [{ id, of, file, name: nameOf(file), type: file.type, bytes: file.size }] : [],
      ),
      isBusy: uploads.some(({ id, trouble }) => !id && !trouble),
    })
  }, [uploads])
  useLayoutEffect(() => wear(box.current))
  useEffect(
    () => () => {
      for (const { stop } of all.current) stop.abort()
    },
    [],
  )
  const remove = ({ file, stop }: Upload) => {
    stop.abort()
    setUploads((now) => now.filter((one) => one.file !== file))
  }
  return (
    <ul ref={box} className="tray" aria-label={say.attached}>
      {uploads.map((upload) => {
        const { file, percent, id, trouble } = upload
        const isOnItsWay = !id && !trouble
        return (
          <li key={`${file.name} ${file.lastModified} ${file.size}`} className={trouble ? 'up bad' : 'up'}>
            <Thumbnail file={file} />
            <div>
              <p>
                <b dir="auto">{file.name}</b>{' '}
                {!trouble && (
                  <span className="meta">
                    {isOnItsWay ? say.uploading(sizeOf(file.size), percent) : sizeOf(file.size)}
                  </span>
                )}
              </p>
              {trouble && (
                <p className="wrong" role="alert">
                  {inWords(words, trouble)}
                </p>
              )}
              {isOnItsWay && <progress max={100} value={percent} aria-label={file.name} />}
            </div>
            <button className="ic" type="button" aria-label={say.remove(file.name)} onClick={() => remove(upload)}>
              <Icon name="x" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
