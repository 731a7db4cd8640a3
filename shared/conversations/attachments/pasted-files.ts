/**
 * What a paste attaches. Office programs copy a picture beside formatted text, and the text is meant; a file manager copies
 * the plain name beside a file (https://github.com/matrix-org/matrix-react-sdk/pull/5389).
 */
export const pastedFiles = <Files>({
  types,
  files,
}: {
  readonly types: readonly string[]
  readonly files: Files
}): Files | null =>
  types.includes('text/plain') && types.some((type) => type === 'text/html' || type === 'text/rtf') ? null : files
