import { type KeyboardEvent, useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import { Icon } from '#widget/ui/icon.tsx'

interface MenuProps {
  readonly isReady: boolean
  readonly restart: () => void
  readonly download: () => void
  /** Deletes the conversation on the server; rejects with the server's message. */
  readonly erase: () => Promise<void>
}

/** What a visitor can do with the conversation as a whole. Deleting asks first. */
export const Menu = ({ isReady, restart, download, erase }: MenuProps) => {
  const words = useContext(Words)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'items' | 'question'>()
  const [error, setError] = useState('')

  useLayoutEffect(() => {
    if (shown) box.current?.querySelector('button')?.focus()
  }, [shown])

  const close = () => {
    setShown(undefined)
    setError('')
  }
  const leave = (then?: () => void) => {
    close()
    button.current?.focus()
    then?.()
  }
  const ask = () => {
    // the focused item is about to disappear, which would look as if the focus had left the menu
    button.current?.focus()
    setShown('question')
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key } = event
    if (key === 'Escape') {
      // this one closes the menu only, also where the browser would close a modal dialog
      event.preventDefault()
      event.stopPropagation()
      return leave()
    }
    if (shown !== 'items' || !/^(Arrow(Up|Down)|Home|End)$/.test(key)) return
    event.preventDefault()
    const items = [...event.currentTarget.querySelectorAll('button')]
    const at = items.findIndex((item) => item.matches(':focus'))
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key] ?? 0
    items.at(to % items.length)?.focus()
  }
  const eraseNow = () => {
    setError('')
    erase().then(close, (error: unknown) => setError(error instanceof Error ? error.message : String(error)))
  }
  const item = (name: 'again' | 'save' | 'bin', words: string, act: () => void) => (
    <button type="button" role="menuitem" tabIndex={-1} onClick={act}>
      <Icon name={name} />
      {words}
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the focus leaving the menu
    <div
      className="menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <button
        ref={button}
        className="ic"
        type="button"
        aria-label={words.more}
        aria-haspopup="menu"
        aria-expanded={shown !== undefined}
        disabled={!isReady}
        onClick={() => (shown ? close() : setShown('items'))}
      >
        <Icon name="more" />
      </button>
      {shown === 'items' && (
        <div ref={box} className="pop" role="menu" aria-label={words.more} tabIndex={-1} onKeyDown={press}>
          {item('again', words.restart, () => leave(restart))}
          {item('save', words.download, () => leave(download))}
          {item('bin', words.erase, ask)}
        </div>
      )}
      {shown === 'question' && (
        <div
          ref={box}
          className="pop ask"
          role="alertdialog"
          aria-label={words.erase}
          aria-describedby={id}
          onKeyDown={press}
        >
          <p id={id}>{words.eraseQuestion}</p>
          {error && (
            <p className="trouble" role="alert">
              {translate(words, error)}
            </p>
          )}
          <div className="btns">
            <button className="btn" type="button" onClick={() => leave()}>
              {words.keep}
            </button>
            <button className="btn bad" type="button" onClick={eraseNow}>
              {words.eraseNow}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
