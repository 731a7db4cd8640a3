/**
 * Gathers the words of an answer so that they are painted once per frame, however many events brought them.
 * `flush` hands over at once: before anything else happens to the log, and in pages that are not being painted.
 */
export const batchDeltas = (paint: (text: string) => void, nextFrame: (then: () => void) => void) => {
  let gathered = ''
  let isAsked = false
  const flush = () => {
    isAsked = false
    if (gathered === '') return
    const text = gathered
    gathered = ''
    paint(text)
  }
  return {
    add: (text: string): void => {
      gathered += text
      if (isAsked) return
      isAsked = true
      nextFrame(flush)
    },
    flush,
    drop: (): void => {
      gathered = ''
    },
  }
}
