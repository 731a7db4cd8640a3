/**
 * Batches the text of an answer so that it is painted once per frame, however many events brought it.
 * `flush` paints at once: before any other change of the log, and in pages that are not being painted.
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
