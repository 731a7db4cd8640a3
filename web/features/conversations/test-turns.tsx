import { Message } from '#web/features/conversations/message.tsx'
import { t } from '#web/features/conversations/t.ts'
import type { TestChat } from '#web/features/conversations/test-chat.ts'
import { Markdown } from '#web/ui/markdown.tsx'

interface TestTurnsProps {
  readonly chat: TestChat
  readonly onSay: (text: string) => void
}

export const TestTurns = ({ chat, onSay }: TestTurnsProps) => (
  <ol>
    {chat.messages.map((message) => (
      <li key={message.id} className={`vg-turn vg-turn--${message.role === 'visitor' ? 'visitor' : 'agent'}`}>
        <span className="sr-only">{message.role === 'visitor' ? t('you') : t('agent')}: </span>
        <Message
          message={message}
          onSay={message === chat.messages.at(-1) && !chat.writing && chat.canContinue ? onSay : undefined}
        />
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
