import { Message } from '#web/features/conversations/message.tsx'
import { t } from '#web/features/conversations/t.ts'
import type { TestChat } from '#web/features/conversations/test-chat.ts'
import { Markdown } from '#web/ui/markdown.tsx'

export const TestTurns = ({ chat }: { readonly chat: TestChat }) => (
  <ol>
    {chat.messages.map((message) => (
      <li key={message.id} className={`vg-turn vg-turn--${message.role === 'visitor' ? 'visitor' : 'agent'}`}>
        <span className="sr-only">{message.role === 'visitor' ? t('you') : t('agent')}: </span>
        <Message message={message} />
      </li>
    ))}
    {chat.writing && (
      <li className="vg-turn vg-turn--agent vg-turn--writing">
        {chat.writing.text ? (
          <Markdown text={chat.writing.text} />
        ) : (
          <p className="text-ink-2">{chat.writing.step || t('writing')}</p>
        )}
      </li>
    )}
  </ol>
)
