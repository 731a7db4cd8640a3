import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2'

/** Ours keeps its own name: adding a "DM Sans" would change a host page that names one and does not load it. */
const FONT_NAME = 'vg DM Sans'

/**
 * The chat's font, fetched when the chat opens and swapped in once it is there: each change of a page's fonts lays
 * all of it out anew, so there is one. DM Sans is served beside this script; another family is used
 * where the page or the machine has it, never fetched from a third party.
 */
export const loadFont = (family: string, element: HTMLElement): void => {
  if (family !== 'DM Sans') {
    element.style.setProperty('--font', `${JSON.stringify(family.replace(/[^\w -]/g, ''))}, system-ui, sans-serif`)
    return
  }
  const face = new FontFace(FONT_NAME, `url(${new URL(dmSans, import.meta.url).href})`, {
    weight: '100 1000',
  })
  // where the page's policy refuses the font, the system's is a good one
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  )
}
