import type { Outcome } from './broken-promises.ts'
import { conversationsIn } from './conversations.ts'

/** Every file is kept with its message, or its message says why not; none of those that messages name was deleted again. */
export const lostFiles = ({ items, lines, files, counts }: Outcome): readonly string[] => {
  const bubbles = new Map(conversationsIn(items).flatMap((one) => one.bubbles.map((bubble) => [bubble.text, bubble])))
  return lines.flatMap(({ hasFile, text }) => {
    const bubble = bubbles.get(text)
    if (!hasFile || !bubble) return []
    const [file, ...more] = bubble.attachments ?? []
    if (!file || more.length > 0) return [`${text} has ${more.length + (file ? 1 : 0)} files`]
    const name = file.missing ? 'missing files' : 'files'
    counts[name] = (counts[name] ?? 0) + 1
    if (file.missing) return []
    const isThere = files.some((key) => key.includes(`/${bubble.conversationId}/${file.id}.`))
    return isThere ? [] : [`the file of ${text} is gone`]
  })
}
