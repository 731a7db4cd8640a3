import { t } from './t.ts'

/** The visitor's reaction to a message, beside it. */
export const Reaction = ({ emoji, name }: { readonly emoji: string; readonly name: string }) => (
  <span
    role="img"
    aria-label={t('reacted', { name, emoji })}
    title={t('reacted', { name, emoji })}
    className="rounded-full border border-line bg-surface px-1.5 text-sm leading-6"
  >
    {emoji}
  </span>
)
