import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Bubble, ChatView, Media } from '#infra/local/stand-ins/channels/phone-view'
import { Icon } from './parts/icon.tsx'
import { useRecorder } from './voice/use-recorder.ts'

export interface ComposerActs {
  readonly say: (text: string) => void
  readonly start: () => void
  readonly sendFile: (file: File, as: 'photo' | 'document') => void
  readonly sendVoice: (note: Blob, seconds: number) => void
}

interface ComposerProps {
  readonly chat: ChatView
  /** What people can send at this provider. */
  readonly canSend: (kind: Media['kind']) => boolean
  readonly acts: ComposerActs
  readonly replying: Bubble | undefined
  readonly editing: Bubble | undefined
  readonly cancel: () => void
}

const Quoted = ({
  title,
  text,
  cancel,
}: {
  readonly title: string
  readonly text: string
  readonly cancel: () => void
}) => (
  <div class="quoted">
    <span>
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
    <button type="button" class="round" aria-label="Cancel" onClick={cancel}>
      <Icon name="x" />
    </button>
  </div>
)

/** The field in which the person writes, and what is offered instead of writing: commands, keyboard, files, voice. */
export const Composer = ({ chat, canSend, acts, replying, editing, cancel }: ComposerProps) => {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const recorder = useRecorder(acts.sendVoice)
  // before the page is drawn again: an effect after that would replace what a fast person has typed by then
  useLayoutEffect(() => setText(editing?.text ?? ''), [editing])
  useLayoutEffect(() => {
    if (editing || replying) field.current?.focus()
  }, [editing, replying])
  if (chat.closed) return <p class="closed">{chat.closed}</p>
  if (chat.start)
    return (
      <div class="composer">
        <button type="button" class="start" onClick={acts.start}>
          {chat.start}
        </button>
      </div>
    )
  const submit = () => {
    if (!text.trim()) return
    acts.say(text)
    setText('')
  }
  const known = /^\/\w*$/.test(text) ? chat.commands.filter(({ command }) => `/${command}`.startsWith(text)) : []
  return (
    <>
      {known.length > 0 && (
        <ul class="commands" aria-label="Commands">
          {known.map(({ command, description }) => (
            <li key={command}>
              <button
                type="button"
                onClick={() => {
                  acts.say(`/${command}`)
                  setText('')
                }}
              >
                <strong>/{command}</strong> <span>{description}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {replying && <Quoted title={`Reply to ${replying.name}`} text={replying.text} cancel={cancel} />}
      {editing && <Quoted title="Edit message" text={editing.text} cancel={cancel} />}
      <form
        class="composer"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {chat.commands.length > 0 && !text && (
          <button type="button" class="round" aria-label="Commands" onClick={() => setText('/')}>
            <Icon name="slash" />
          </button>
        )}
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder="Message"
          aria-label="Message"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel()
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            submit()
          }}
        />
        {canSend('photo') && (
          <>
            <input
              ref={picker}
              type="file"
              class="hidden"
              tabIndex={-1}
              aria-label="File to send"
              accept={canSend('document') ? undefined : 'image/*,video/*'}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) acts.sendFile(file, file.type.startsWith('image/') ? 'photo' : 'document')
                currentTarget.value = ''
              }}
            />
            <button type="button" class="round" aria-label="Attach a file" onClick={() => picker.current?.click()}>
              <Icon name="clip" />
            </button>
          </>
        )}
        {text.trim() || !canSend('voice') ? (
          <button type="submit" class="round filled" aria-label={editing ? 'Save' : 'Send'}>
            <Icon name="send" />
          </button>
        ) : (
          <button
            type="button"
            class={recorder.isRecording ? 'round filled recording' : 'round filled'}
            aria-label={recorder.isRecording ? 'Stop and send the voice note' : 'Record a voice note'}
            onClick={recorder.toggle}
          >
            <Icon name={recorder.isRecording ? 'stop' : 'mic'} />
          </button>
        )}
      </form>
      {chat.keyboard.length > 0 && (
        <div class="keyboard">
          {chat.keyboard.map((row) => (
            <div key={row.join('|')}>
              {row.map((label) => (
                <button type="button" key={label} onClick={() => acts.say(label)}>
                  {label}
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
