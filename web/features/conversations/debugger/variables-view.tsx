import { t } from '#web/features/conversations/t.ts'

/** The visitor's variables after the turn. */
export const VariablesView = ({ variables }: { readonly variables: Readonly<Record<string, string>> }) => {
  const entries = Object.entries(variables)
  if (entries.length === 0) return <p className="text-ink-2">{t('noVariables')}</p>
  return (
    <dl className="divide-y divide-line text-sm">
      {entries.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-1.5">
          <dt className="font-mono text-xs/5 text-ink-2">{name}</dt>
          <dd className="min-w-0 text-end break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
