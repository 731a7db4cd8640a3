import type { TurnTrace } from '#shared/conversations/schema'
import { t } from '#web/features/conversations/t.ts'

/** The prompt, word for word: instructions, then the conversation. */
export const PromptView = ({ model }: { readonly model: TurnTrace['model'] }) =>
  model ? (
    <div className="grid gap-4">
      {[{ role: 'system' as const, text: model.prompt }, ...model.messages].map(({ role, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sent prompt never changes
        <section key={at}>
          <h3 className="text-xs font-medium text-ink-2">{t(`role.${role}`)}</h3>
          <p className="mt-1 font-mono text-xs/5 break-words whitespace-pre-wrap">{text}</p>
        </section>
      ))}
    </div>
  ) : (
    <p className="text-ink-2">{t('noPrompt')}</p>
  )
