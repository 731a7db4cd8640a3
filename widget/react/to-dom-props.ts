import type { ComponentChildren, VNode } from 'preact'

/** Inputs whose native `change` also fires at once. */
const changesAtOnce = /^(file|checkbox|radio)$/

const nameOf = (name: string, type: string, input: unknown): string => {
  if (name === 'onBlur') return 'onfocusout'
  if (name === 'onChange' && (type === 'textarea' || (type === 'input' && !changesAtOnce.test(`${input}`))))
    return 'oninput'
  return /^stroke[A-Z]/.test(name) ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name
}

/** Renames React's properties of an element to the browser's, as far as the chat uses them. */
export const toDomProps = (drawn: VNode): void => {
  const { type } = drawn
  if (typeof type !== 'string') return
  const given: Readonly<Record<string, unknown>> = drawn.props
  const props: { children: ComponentChildren } & Record<string, unknown> = { children: undefined }
  for (const name in given) props[nameOf(name, type, given.type)] = given[name]
  drawn.props = props
}
