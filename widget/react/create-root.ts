import { type ComponentChild, render } from 'preact'

/** React's root of an element that nothing else is drawn into. */
export const createRoot = (element: Element) => ({
  render: (drawn: ComponentChild) => render(drawn, element),
  unmount: () => render(null, element),
})
