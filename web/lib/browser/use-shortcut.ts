import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A layer above the page (drawer, dialog, menu) keeps single keys from reaching it. */
const isCovered = () =>
  document.querySelector('[role="dialog"][data-open], [role="alertdialog"][data-open], [role="menu"]') !== null

let prefix: { readonly key: string; readonly at: number } | undefined

const matches = (keys: string, event: KeyboardEvent): boolean => {
  if (keys.startsWith('mod+'))
    return (
      (event.metaKey || event.ctrlKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === keys.slice(4).toLowerCase()
    )
  if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target) || isCovered()) return false
  const [first, second] = keys.split(' ')
  if (second === undefined) return event.key === first && prefix === undefined
  return prefix !== undefined && prefix.key === first && event.timeStamp - prefix.at < 1500 && event.key === second
}

// Registered once, so before any shortcut's own listener. The `g` of "g a" is cleared only after all of them have received
// the next key: one task later, since a microtask would already run between two listeners.
addEventListener('keydown', (event) => {
  const isPrefix = event.key === 'g' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target)
  if (isPrefix) prefix = { key: 'g', at: event.timeStamp }
  else
    setTimeout(() => {
      prefix = undefined
    })
})

/**
 * `mod+S`, `n`, `?` or `g a`. Single keys are off inside fields and under an open layer; `mod` ones work everywhere.
 * Does not listen while `isOn` is false.
 */
export const useShortcut = (keys: string, act: () => void, isOn = true): void => {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !matches(keys, event)) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [keys, isOn])
}
