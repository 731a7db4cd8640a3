const sheets = new Map<string, CSSStyleSheet>()

/** Puts a late part's styles into the chat that it is drawn in; once for each chat on the page. */
export const adoptStyles =
  (css: string) =>
  (element: Element | null): void => {
    const root = element?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    let sheet = sheets.get(css)
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      sheets.set(css, sheet)
    }
    // before the owner's own styles, which have the last word
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.splice(1, 0, sheet)
  }
