import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MAX_ATTACHMENTS } from '#shared/conversations/attachments/attachment-limits'
import { attachmentMessages } from '#shared/conversations/attachments/attachment-messages'
import { fileRefusal } from '#shared/conversations/attachments/file-refusal'
import { uploadName } from '#shared/conversations/attachments/upload-name'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import type { ConversationCalls } from '#widget/session/conversation-calls.ts'
import type { SentFile } from '#widget/session/state/chat-state.ts'
import { putFile } from '#widget/transport/put-file.ts'
import { adoptStyles } from '#widget/ui/adopt-styles.ts'
import { Icon } from '#widget/ui/icon.tsx'
import attachmentsCss from './attachments.css'
import { formatFileSize } from './format-file-size.ts'
import { Thumbnail } from './thumbnail.tsx'

/** The files that are ready for the next message, and whether any is still uploading. */
export interface TrayState {
  /** The last `picked` that the tray has processed. */
  readonly picked: readonly File[] | undefined
  readonly files: readonly SentFile[]
  readonly isBusy: boolean
  readonly isEmpty: boolean
  /** Called when the files have been sent: failed ones stay, for another try. */
  readonly empty: () => void
}

export interface TrayProps {
  /** Everything that was chosen so far; a new object each time. */
  readonly picked: readonly File[]
  readonly getCalls: ConversationCalls
  readonly onChange: (state: TrayState) => void
}

interface Upload {
  readonly key: number
  readonly file: File
  readonly stop: AbortController
  readonly percent: number
  readonly id?: string
  /** The conversation that has it. */
  readonly of?: string
  readonly error?: string | undefined
  /** Not a file to send: there is nothing to try again. */
  readonly isRefused?: boolean
}

const applyStyles = adoptStyles(attachmentsCss)
let lastKey = 0

/** The files that go with the next message: each uploading, uploaded, or refused with a message. */
export const Tray = ({ picked, getCalls, onChange }: TrayProps) => {
  const words = useContext(Words)
  const messages = words.attachments ?? attachmentMessages
  const box = useRef<HTMLUListElement>(null)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [taken, setTaken] = useState<readonly File[]>()
  const [ready, setReady] = useState('')
  const all = useRef(uploads)
  all.current = uploads
  const change = (file: File, to: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.file === file ? { ...one, ...to } : one)))

  const send = async ({ file, stop }: Upload) => {
    try {
      const { call, ...own } = await getCalls()
      const { attachmentId, url, headers } = await call(
        'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments',
        { ...own, name: uploadName(file), bytes: file.size },
      )
      stop.signal.throwIfAborted()
      await putFile({ url, headers, file, signal: stop.signal, onProgress: (percent) => change(file, { percent }) })
      change(file, { id: attachmentId, of: own.conversationId, percent: 100 })
      setReady(messages.ready(file.name))
    } catch (error) {
      if (!stop.signal.aborted) change(file, { error: error instanceof Error ? error.message : String(error) })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is processed once
  useEffect(() => {
    // refused files disappear with the next choice
    const kept = uploads.filter(({ isRefused }) => !isRefused)
    let room = MAX_ATTACHMENTS - kept.length
    const added = picked
      .filter((file) => !taken?.includes(file))
      .map((file): Upload => {
        const error = fileRefusal(file, messages) ?? (room-- > 0 ? undefined : messages.tooMany)
        return {
          key: ++lastKey,
          file,
          stop: new AbortController(),
          percent: 0,
          error,
          isRefused: error !== undefined,
        }
      })
    setTaken(picked)
    setUploads([...kept, ...added])
    for (const upload of added) if (!upload.error) void send(upload)
  }, [picked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the content of the tray is reported
  useEffect(() => {
    if (!taken) return
    onChange({
      picked: taken,
      files: uploads.flatMap(({ id, of, file }) =>
        id && of ? [{ id, of, file, name: uploadName(file), type: file.type, bytes: file.size }] : [],
      ),
      isBusy: uploads.some(({ id, error }) => !id && !error),
      isEmpty: uploads.length === 0,
      empty: () => setUploads((now) => now.filter(({ id, isRefused }) => !id && !isRefused)),
    })
  }, [uploads, taken])
  useLayoutEffect(() => applyStyles(box.current))
  useEffect(
    () => () => {
      for (const { stop } of all.current) stop.abort()
    },
    [],
  )
  const again = ({ file, ...upload }: Upload) => {
    const stop = new AbortController()
    change(file, { stop, percent: 0, error: undefined })
    void send({ ...upload, file, stop })
  }
  const remove = ({ file, stop }: Upload, row: Element | null) => {
    stop.abort()
    // the focus goes with the row; after the last one, to the field
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    next?.querySelector<HTMLElement>('.ic')?.focus()
    setUploads((now) => now.filter((one) => one.file !== file))
  }
  return (
    <>
      <p role="status" className="sr">
        {ready}
      </p>
      <ul ref={box} className="tray" aria-label={messages.attached}>
        {uploads.map((upload) => {
          const { key, file, percent, id, error, isRefused } = upload
          const isOnItsWay = !id && !error
          return (
            <li key={key} className={error ? 'up bad' : 'up'}>
              <Thumbnail file={file} />
              <div>
                <p>
                  <b dir="auto">{file.name}</b>{' '}
                  {!error && (
                    <span className="meta">
                      {isOnItsWay ? messages.uploading(formatFileSize(file.size), percent) : formatFileSize(file.size)}
                    </span>
                  )}
                </p>
                {error && (
                  <p className="wrong" role="alert">
                    {translate(words, error)}{' '}
                    {!isRefused && (
                      <button className="again" type="button" onClick={() => again(upload)}>
                        {words.tryAgain}
                      </button>
                    )}
                  </p>
                )}
                {isOnItsWay && <progress max={100} value={percent} aria-label={file.name} />}
              </div>
              <button
                className="ic"
                type="button"
                aria-label={messages.remove(file.name)}
                onClick={({ currentTarget }) => remove(upload, currentTarget.closest('li'))}
              >
                <Icon name="x" />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
