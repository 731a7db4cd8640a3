import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { pastedFiles } from '#shared/conversations/attachments/pasted-files'
import type { Attachment } from '#shared/conversations/schema'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import type { TrayProps, TrayState } from '#widget/parts/attachments/tray.tsx'
import type { VoiceButtonProps } from '#widget/parts/voice/voice-button.tsx'
import { Icon } from '#widget/ui/icon.tsx'
import { lazy } from '#widget/ui/lazy.tsx'
import { MAX_CHARACTERS } from './max-characters.ts'

const loadFilePicker = () => import('#widget/parts/attachments/choose-files.ts')
const VoiceButton = lazy<VoiceButtonProps>(
  async () => (await import('#widget/parts/voice/voice-button.tsx')).VoiceButton,
)
const loadTray = async () => (await import('#widget/parts/attachments/tray.tsx')).Tray
const Tray = lazy<TrayProps>(loadTray)
const emptyTray: TrayState = { picked: undefined, files: [], isBusy: false, isEmpty: true, empty: () => undefined }

/** What a page writes into the field for its visitor, once. */
export interface Draft {
  readonly text: string
}

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly draft?: Draft | undefined
  readonly isReady: boolean
  readonly isWriting: boolean
  readonly sendMessage: (text: string, attachments: readonly Attachment[]) => void
  /** Nothing where the agent takes no files. */
  readonly getCalls: TrayProps['getCalls'] | undefined
  /** Nothing where it takes no voice notes. */
  readonly voice: TrayProps['getCalls'] | undefined
  readonly stop: () => void
  readonly withdrawUnsent: () => string | undefined
}

const MAX_ROWS = 5

/** The field and its one button: Send, or Stop while an answer is being written and nothing new is. */
export const Composer = ({
  field,
  draft,
  isReady,
  isWriting,
  sendMessage,
  getCalls,
  voice,
  stop,
  withdrawUnsent,
}: ComposerProps) => {
  const words = useContext(Words)
  const [text, setText] = useState('')
  const said = text.trim()
  const isTooLong = said.length > MAX_CHARACTERS
  /** What was chosen since the tray was empty; it knows what became of that, once it is there and has taken it. */
  const [picked, setPicked] = useState<readonly File[]>()
  const [tray, setTray] = useState(emptyTray)
  const [isBroken, setBroken] = useState(false)
  const { files } = tray
  const isBusy = tray.picked !== picked || tray.isBusy
  const canSend = (said !== '' || files.length > 0) && !isTooLong && !isBusy
  /** Sent while the conversation was still opening: it leaves when it is open, unless it is changed before. */
  const [isWaiting, setWaiting] = useState(false)
  const isStop = isWriting && said === '' && files.length === 0 && !isBusy

  useLayoutEffect(() => {
    if (draft) setText(draft.text)
  }, [draft])

  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = ''
    if (text === '') return
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(current)
    const most =
      MAX_ROWS * Number.parseFloat(lineHeight) +
      Number.parseFloat(paddingBlockStart) +
      Number.parseFloat(paddingBlockEnd)
    current.style.height = `${Math.min(current.scrollHeight, most)}px`
  }, [text, field])

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (isStop) return stop()
    if (!canSend) return
    setWaiting(!isReady)
    if (!isReady) return
    sendMessage(said, files)
    setText('')
    tray.empty()
    setTray({ ...tray, files: [] })
    setBroken(false)
    field.current?.focus()
  }
  useEffect(() => {
    if (isReady && isWaiting) send()
  })
  const pick = (chosen: FileList | null) => {
    if (!getCalls || !chosen?.length) return
    const added = [...chosen]
    setPicked((before = []) => [...before, ...added])
    setBroken(false)
    loadTray().catch(() => {
      setPicked(undefined)
      setBroken(true)
    })
  }
  const onTrayChange = (state: TrayState) => {
    if (!state.isEmpty) return setTray(state)
    setTray(emptyTray)
    setPicked((now) => (now === state.picked ? undefined : now))
    field.current?.focus()
  }
  useEffect(() => {
    const panel = field.current?.closest<HTMLElement>('.panel')
    if (!panel) return
    const take = (event: DragEvent) => {
      // words are the field's own to take
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (event.type === 'drop') pick(event.dataTransfer.files)
    }
    panel.ondragover = take
    panel.ondrop = take
  })
  const press = (event: KeyboardEvent) => {
    // Enter also ends the composing of a character; that one is not ours
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (!isStop) send()
    }
    if (event.key === 'ArrowUp' && text === '') {
      const taken = withdrawUnsent()
      if (taken !== undefined) {
        event.preventDefault()
        setText(taken)
      }
    }
  }
  return (
    <form onSubmit={send}>
      {getCalls && picked && <Tray picked={picked} getCalls={getCalls} onChange={onTrayChange} />}
      {isBroken && (
        <p className="limit" role="alert">
          {translate(words, 'The connection failed. Check your network and try again.')}
        </p>
      )}
      {isTooLong && (
        <p className="limit" id="vg-limit">
          {words.tooLong(said.length)}
        </p>
      )}
      <div className="comp">
        {getCalls && (
          <button
            className="ic"
            type="button"
            aria-label={words.attach}
            onPointerEnter={() => void loadFilePicker().catch(() => undefined)}
            onClick={() =>
              void loadFilePicker().then(
                ({ chooseFiles }) => chooseFiles(pick),
                () => setBroken(true),
              )
            }
          >
            <Icon name="clip" />
          </button>
        )}
        <textarea
          ref={field}
          rows={1}
          value={text}
          dir="auto"
          aria-label={words.message}
          placeholder={words.message}
          enterKeyHint="send"
          aria-invalid={isTooLong}
          {...(isTooLong ? { 'aria-describedby': 'vg-limit' } : {})}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setWaiting(false)
          }}
          onKeyDown={press}
          onPaste={(event) => pick(pastedFiles(event.clipboardData))}
        />
        {voice && isReady && <VoiceButton getCalls={voice} send={(note) => sendMessage('', [note])} />}
        <button
          className={isStop ? 'send stop' : 'send'}
          type="submit"
          aria-label={isStop ? words.stop : words.send}
          disabled={!isStop && !canSend}
        >
          <Icon name={isStop ? 'stop' : 'up'} isFilled={isStop} />
        </button>
      </div>
    </form>
  )
}
