const sheets = new Map<string, CSSStyleSheet>()

/** Adds a lazily loaded part's styles to the chat that it is drawn in; once for each chat on the page. */
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
    // before the owner's own styles, which override them
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.splice(1, 0, sheet)
  }
