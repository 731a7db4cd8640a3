import type { CDPSession } from 'playwright-core'
import * as z from 'zod'
import { TraceEvent } from './main-thread-times.ts'

/** Records every renderer's main thread until `stop`, which returns the events of each process. */
export const recordMainThreads = async (
  cdp: CDPSession,
): Promise<{ readonly stop: () => Promise<ReadonlyMap<number, readonly TraceEvent[]>> }> => {
  await cdp.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'v8', 'v8.execute'] },
  })
  const stop = async () => {
    const complete = new Promise<string>((resolve) => {
      cdp.once('Tracing.tracingComplete', ({ stream = '' }) => resolve(stream))
    })
    await cdp.send('Tracing.end')
    const handle = await complete
    let text = ''
    for (let isAtEnd = false; !isAtEnd; ) {
      const { data, eof } = await cdp.send('IO.read', { handle })
      text += data
      isAtEnd = eof
    }
    const { traceEvents } = z.object({ traceEvents: z.array(TraceEvent) }).parse(JSON.parse(text))
    const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    return new Map(
      mains.map((main) => [main.pid, traceEvents.filter(({ pid, tid }) => pid === main.pid && tid === main.tid)]),
    )
  }
  return { stop }
}
