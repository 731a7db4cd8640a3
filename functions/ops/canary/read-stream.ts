import * as z from 'zod'

const Event = z.looseObject({ type: z.string() })
const Done = z.object({ messageId: z.string(), message: z.object({ text: z.string().min(1) }) })

/** The id of the answer in a whole stream of Server-Sent Events; throws unless it was accepted, written, committed and ended with the state. */
export const readStream = (text: string): { readonly messageId: string } => {
  const events = text.split('\n\n').flatMap((block) => {
    const data = block
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length).trim())
    return data.length > 0 ? [Event.parse(JSON.parse(data.join('\n')))] : []
  })
  const types = events.map(({ type }) => type)
  const done = events.find(({ type }) => type === 'done')
  if (types[0] !== 'accepted' || !types.includes('delta') || !done || types.at(-1) !== 'state')
    throw new Error(`the stream was ${types.join(', ') || 'empty'}`)
  return { messageId: Done.parse(done).messageId }
}
