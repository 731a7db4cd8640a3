import { useEffect, useRef, useState } from 'react'
import { MAX_ATTACHMENTS } from '#shared/conversations/attachments/attachment-limits'
import { attachmentText } from '#shared/conversations/attachments/attachment-messages'
import { fileRefusal } from '#shared/conversations/attachments/file-refusal'
import { uploadName } from '#shared/conversations/attachments/upload-name'
import type { Attachment } from '#shared/conversations/schema'
import { serverText } from '#web/lib/words/server-text.ts'
import type { SendFile } from '#web/ui/upload/create-uploader.ts'

/** A file beside the message field: uploading, ready (it has an id), or failed. */
export interface PendingAttachment {
  readonly key: number
  readonly file: File
  readonly stop: AbortController
  /** Of its bytes, 0 to 100. */
  readonly percent: number
  readonly id?: string
  readonly trouble?: string | undefined
  /** Not an acceptable file: a retry changes nothing. */
  readonly isRefused?: boolean
}

const refusals = {
  wrongType: attachmentText('wrongType'),
  tooLarge: attachmentText('tooLarge'),
  empty: attachmentText('empty'),
}

let keys = 0

const waiting = (file: File, trouble?: string): PendingAttachment => ({
  key: ++keys,
  file,
  stop: new AbortController(),
  percent: 0,
  trouble,
  isRefused: trouble !== undefined,
})

/**
 * The files of the next message, by the widget's rules. `bring` uploads one to the open conversation and returns its id; in
 * another conversation all of them are uploaded again.
 */
export const useAttachments = (conversationId: string | undefined, bring: (upload: SendFile) => Promise<string>) => {
  const [attached, setAttached] = useState<readonly PendingAttachment[]>([])
  const all = useRef(attached)
  all.current = attached
  const change = (key: number, to: Partial<PendingAttachment>) =>
    setAttached((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const send = async ({ key, file, stop: { signal } }: PendingAttachment) => {
    try {
      const onProgress = (percent: number) => change(key, { percent })
      const id = await bring({ file, signal, onProgress })
      if (!signal.aborted) change(key, { id, percent: 100 })
    } catch (error) {
      if (!signal.aborted) change(key, { trouble: error instanceof Error ? error.message : String(error) })
    }
  }
  const add = (files: readonly File[]) => {
    // the next choice clears a refusal
    const kept = attached.filter(({ isRefused }) => !isRefused)
    let room = MAX_ATTACHMENTS - kept.length
    const added = files.map((file) => {
      const trouble = fileRefusal(file, refusals) ?? (room-- > 0 ? undefined : attachmentText('tooMany'))
      return waiting(file, trouble && serverText(trouble))
    })
    setAttached([...kept, ...added])
    for (const one of added) if (!one.trouble) void send(one)
  }
  const again = ({ key, file }: PendingAttachment) => {
    const restarted = waiting(file)
    setAttached((now) => now.map((one) => (one.key === key ? restarted : one)))
    void send(restarted)
  }
  const brought = useRef(conversationId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation
  useEffect(() => {
    if (!conversationId || brought.current === conversationId) return
    brought.current = conversationId
    for (const one of all.current)
      if (!one.isRefused) {
        one.stop.abort()
        again(one)
      }
  }, [conversationId])
  useEffect(
    () => () => {
      for (const { stop } of all.current) stop.abort()
    },
    [],
  )
  return {
    attached,
    isBusy: attached.some(({ id, trouble }) => !id && !trouble),
    files: attached.flatMap(({ id, file }): Attachment[] =>
      id ? [{ id, name: uploadName(file), type: file.type, bytes: file.size }] : [],
    ),
    add,
    again,
    remove: ({ key, stop }: PendingAttachment) => {
      stop.abort()
      setAttached((now) => now.filter((one) => one.key !== key))
    },
    /** After sending: failed files stay, to be retried. */
    empty: () => setAttached((now) => now.filter(({ id, isRefused }) => !id && !isRefused)),
  }
}
