/**
 * The files that a paste attaches. Office programs copy a picture beside formatted text, where the user means the text; file
 * managers copy the plain name beside a file (https://github.com/matrix-org/matrix-react-sdk/pull/5389).
 */
export const pastedFiles = <Files>({
  types,
  files,
}: {
  readonly types: readonly string[]
  readonly files: Files
}): Files | null =>
  types.includes('text/plain') && types.some((type) => type === 'text/html' || type === 'text/rtf') ? null : files
