interface Due {
  readonly at: number
  readonly go: () => void
}

/** What is due in simulated time, the earliest first. */
export const agenda = () => {
  const heap: Due[] = []
  const swap = (a: number, b: number) => {
    const [one, other] = [heap[a], heap[b]]
    if (!one || !other) return
    heap[a] = other
    heap[b] = one
  }
  const timeAt = (index: number) => heap[index]?.at ?? Number.POSITIVE_INFINITY
  return {
    add: (at: number, go: () => void) => {
      let index = heap.push({ at, go }) - 1
      for (let parent = (index - 1) >> 1; index > 0 && timeAt(parent) > timeAt(index); parent = (index - 1) >> 1) {
        swap(parent, index)
        index = parent
      }
    },
    /** When the next is due; infinite when nothing is. */
    nextAt: () => timeAt(0),
    next: (): Due | undefined => {
      swap(0, heap.length - 1)
      const top = heap.pop()
      for (let index = 0; ; ) {
        const left = 2 * index + 1
        const child = timeAt(left + 1) < timeAt(left) ? left + 1 : left
        if (timeAt(child) >= timeAt(index)) return top
        swap(index, child)
        index = child
      }
    },
  }
}
