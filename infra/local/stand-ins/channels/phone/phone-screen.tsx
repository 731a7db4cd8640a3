import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Bubble, ChatView, Notice, Person, PhoneView } from '#infra/local/stand-ins/channels/phone-view'
import { type BubbleActs, BubblePart, timeOf } from './bubble-part.tsx'
import { Composer } from './composer.tsx'
import { asBase64, fileUrl, type GivenAct } from './control.ts'
import { FormWindow } from './form-window.tsx'
import { Face } from './parts/face.tsx'
import { Icon } from './parts/icon.tsx'

interface PhoneScreenProps {
  readonly view: PhoneView
  readonly as: Person
  readonly chat: ChatView
  readonly act: (act: GivenAct) => Promise<string | undefined>
  readonly failure: string | undefined
  readonly dismiss: () => void
}

const SHOWN_MS = 4_000

/** What the account is doing ends by itself: nobody says so. */
const useDoing = ({ doing }: ChatView): string | undefined => {
  const [, redraw] = useState(0)
  const left = (doing?.until ?? 0) - Date.now()
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => redraw(Date.now()), left)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0 ? doing?.what : undefined
}

/** Notices that came since this phone is looked at: alerts until they are read, the others for a moment. */
const useNotice = ({ notices }: PhoneView, { id }: Person): readonly [Notice | undefined, () => void] => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(notices.map((notice) => notice.id)))
  const notice = notices.find((each) => each.person === id && !seen.has(each.id))
  const dismiss = () => notice && setSeen((before) => new Set([...before, notice.id]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer for each notice
  useEffect(() => {
    if (!notice || notice.isAlert) return
    const timer = setTimeout(dismiss, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice?.id])
  return [notice, () => void dismiss()]
}

/** How near the end counts as at it. */
const NEAR_PX = 48

/** The newest message stays in view as messages and their pictures arrive, unless the person has scrolled away. */
const useScrolledToEnd = () => {
  const log = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = log.current
    const list = element?.firstElementChild
    if (!element || !list) return
    let isAtEnd = true
    const observer = new ResizeObserver(() => {
      if (isAtEnd) element.scrollTo({ top: element.scrollHeight })
    })
    let top = 0
    const follow = () => {
      // content that grows below moves nothing; only who scrolls up leaves the end
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
      isAtEnd = isNear || (isAtEnd && element.scrollTop >= top)
      top = element.scrollTop
    }
    observer.observe(list)
    observer.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [])
  return log
}

/** The account's chat on the person's phone. */
export const PhoneScreen = ({ view, as, chat, act, failure, dismiss }: PhoneScreenProps) => {
  const [replying, setReplying] = useState<Bubble>()
  const [editing, setEditing] = useState<Bubble>()
  const [notice, read] = useNotice(view, as)
  const doing = useDoing(chat)
  const log = useScrolledToEnd()
  const where = { chat: chat.id, from: as.id }
  const form = view.forms?.find(({ person }) => person === as.id)
  const cancel = () => {
    setReplying(undefined)
    setEditing(undefined)
  }
  const answering = replying ? { replyTo: replying.id } : {}
  const acts: BubbleActs = {
    press: ({ id }, button) => void act({ do: 'press', ...where, message: id, button: button.id }),
    reply: (bubble) => {
      cancel()
      setReplying(bubble)
    },
    edit: (bubble) => {
      cancel()
      setEditing(bubble)
    },
    remove: ({ id }) => void act({ do: 'delete', ...where, message: id }),
    react: ({ id }, emoji) => void act({ do: 'react', ...where, message: id, emoji }),
  }
  const send = async (blob: Blob, name: string, how: 'photo' | 'document' | 'voice', seconds?: number) => {
    const file = { name, type: blob.type, base64: await asBase64(blob), ...(seconds ? { seconds } : {}) }
    cancel()
    await act({ do: 'send', ...where, as: how, file, ...answering })
  }
  return (
    <div class="phone" data-skin={view.kind}>
      <div class="status" aria-hidden="true">
        {timeOf(Date.now())}
      </div>
      <div class="head">
        <Face name={chat.title} id={chat.isGroup ? chat.id : view.account.id} />
        <div>
          <h2>{chat.title}</h2>
          <p role="status">{doing ? `${doing}…` : chat.subtitle}</p>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <div class="thread" role="log" aria-label="Messages" ref={log} tabIndex={0}>
        <ol>
          {chat.bubbles.map((bubble) => (
            <BubblePart
              key={bubble.id}
              bubble={bubble}
              isOwn={bubble.from === as.id}
              isNamed={chat.isGroup}
              srcOf={(file) => fileUrl(view.kind, view.account.id, file)}
              acts={acts}
              canDo={(offer) => view.offers?.includes(offer) ?? true}
            />
          ))}
          {doing === 'typing' && (
            <li class="turn" aria-hidden="true">
              <div class="bubble dots">
                <i />
                <i />
                <i />
              </div>
            </li>
          )}
        </ol>
      </div>
      {notice && (
        <div class={notice.isAlert ? 'notice alert' : 'notice'} role="alert">
          <p>{notice.text}</p>
          {notice.isAlert && (
            <button type="button" onClick={read}>
              OK
            </button>
          )}
        </div>
      )}
      {form && (
        <FormWindow
          key={form.id}
          form={form}
          submit={(values) => void act({ do: 'submit', ...where, modal: form.id, ...(values ? { values } : {}) })}
        />
      )}
      {failure && (
        <div class="notice" role="alert">
          <p>{failure}</p>
          <button type="button" class="round" aria-label="Dismiss" onClick={dismiss}>
            <Icon name="x" />
          </button>
        </div>
      )}
      <Composer
        chat={chat}
        canSend={(kind) => view.sends?.includes(kind) ?? true}
        replying={replying}
        editing={editing}
        cancel={cancel}
        acts={{
          start: () => void act({ do: 'start', ...where }),
          say: (text) => {
            if (editing) void act({ do: 'edit', ...where, message: editing.id, text })
            else void act({ do: 'say', ...where, text, ...answering })
            cancel()
          },
          sendFile: (file, how) => void send(file, file.name, how),
          sendVoice: (note, seconds) => void send(note, 'voice.ogg', 'voice', seconds),
        }}
      />
    </div>
  )
}
