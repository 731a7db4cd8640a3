/** One Server-Sent Event; a comment (the server's heartbeat) has the type `comment`. */
export interface ServerSentEvent {
  readonly type: string
  readonly data: string
}

/**
 * Reads Server-Sent Events from text that arrives in arbitrary pieces (WHATWG HTML, 9.2.6): LF, CRLF and CR lines, `data`
 * over several lines, one leading byte-order mark. An event is complete only at its blank line; an unfinished one at the
 * end of the stream is dropped. `id` and `retry` are ignored: the widget resumes by message id.
 */
export const eventStreamParser = (emit: (event: ServerSentEvent) => void): ((piece: string) => void) => {
  let rest = ''
  let isFirst = true
  let endedInCr = false
  let type = ''
  let data: string[] = []

  const take = (line: string) => {
    if (line === '') {
      if (data.length > 0) emit({ type: type || 'message', data: data.join('\n') })
      type = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    if (colon === 0) return emit({ type: 'comment', data: line.slice(1).trim() })
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1))
    if (field === 'data') data.push(value)
    if (field === 'event') type = value
  }

  return (piece) => {
    if (piece === '') return
    // a CR at the end of one piece and an LF at the start of the next are one line end
    const fresh = endedInCr && piece[0] === '\n' ? piece.slice(1) : piece
    endedInCr = piece.endsWith('\r')
    rest += isFirst ? fresh.replace(/^\uFEFF/, '') : fresh
    isFirst = false
    const lines = rest.split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}
