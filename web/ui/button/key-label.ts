const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** `mod+S` as this machine's keyboard labels it. */
export const keyLabel = (keys: string): string =>
  keys
    .split('+')
    .map((key) => (key === 'mod' ? (isMac ? '⌘' : 'Ctrl') : key))
    .join(isMac ? '' : ' ')
