/** Ends an address, so that a rule's closing `$` is a character to find like any other. Occurs in no line and no address. */
export const END = '\n'

/**
 * A path of robots.txt or of an address, in the form in which RFC 9309, 2.2.2 compares them: what is not ASCII is
 * percent-encoded, and of what is percent-encoded only what no URI needs to encode (RFC 3986, 2.3) is decoded.
 */
export const comparable = (path: string): string =>
  encodeURI(path.toWellFormed())
    .replaceAll('%25', '%')
    .replace(/%[0-9a-f]{2}/gi, (octet) => {
      const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : octet.toUpperCase()
    })

/** The path of an address as rules compare it, with its end. Rules write `*` and `$` encoded where they mean the characters. */
export const pathToMatch = ({ pathname, search }: URL): string =>
  comparable(pathname + search)
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24') + END
