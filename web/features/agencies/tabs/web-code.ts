import type { StreamParser, StringStream } from '@codemirror/language'

interface State {
  /** What ends the text that the last line left open. */
  until: string
}

const keywords =
  /^(?:async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|from|function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|yield)\b/

/** Takes the text up to its end, which a later line may have. */
const rest = (stream: StringStream, state: State, until: string): void => {
  state.until = stream.skipTo(until) && stream.match(until) ? '' : until
  if (state.until) stream.skipToEnd()
}

const ofScript = (stream: StringStream, state: State): string | null => {
  if (stream.match('//')) {
    stream.skipToEnd()
    return 'comment'
  }
  if (stream.match('/*')) {
    rest(stream, state, '*/')
    return 'comment'
  }
  if (stream.match(/^(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)/)) return 'string'
  if (stream.match('`')) {
    rest(stream, state, '`')
    return 'string'
  }
  if (stream.match(keywords)) return 'keyword'
  if (stream.match(/^\d[\w.]*/)) return 'number'
  if (!stream.match(/^[\w$]+/)) stream.next()
  return null
}

const ofPage = (stream: StringStream, state: State): string | null => {
  if (stream.match('<!--')) {
    rest(stream, state, '-->')
    return 'comment'
  }
  if (stream.match(/^<[/!]?[\w-]+/) || stream.match(/^\/?>/)) return 'tagName'
  if (stream.match(/^"[^"]*"?/)) return 'string'
  if (!stream.match(/^[^<>"/]+/)) stream.next()
  return null
}

/** Enough of HTML and JavaScript to colour a page of an editor. */
export const webCode = (language: 'html' | 'js'): StreamParser<State> => ({
  startState: () => ({ until: '' }),
  token: (stream, state) => {
    if (state.until) {
      const isComment = state.until !== '`'
      rest(stream, state, state.until)
      return isComment ? 'comment' : 'string'
    }
    if (stream.eatSpace()) return null
    return language === 'js' ? ofScript(stream, state) : ofPage(stream, state)
  },
})
