import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2'

/** A name of our own: adding a "DM Sans" would change a host page that names that font without loading it. */
const FONT_NAME = 'vg DM Sans'

/**
 * The chat's font, loaded when the chat opens and swapped in then: each change of a page's fonts
 * causes a new layout of all of it, so there is one. DM Sans is served beside this script; another family is used where the
 * page or the device has it, never loaded from a third party.
 */
export const loadFont = (family: string, element: HTMLElement): void => {
  if (family !== 'DM Sans') {
    element.style.setProperty('--font', `${JSON.stringify(family.replace(/[^\w -]/g, ''))}, system-ui, sans-serif`)
    return
  }
  const face = new FontFace(FONT_NAME, `url(${new URL(dmSans, import.meta.url).href})`, {
    weight: '100 1000',
  })
  // where the page's CSP blocks the font, the system font is used
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  )
}
