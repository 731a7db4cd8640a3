import type { AgencyHost, HostRecord } from '#shared/domains/schema'
import { t } from '#web/features/agencies/domains/t.ts'
import { Note } from '#web/ui/feedback/note.tsx'

const answerOf = ({ answers }: HostRecord) => answers.join(', ')

const textOf = (record: HostRecord, provider: string | undefined): string | undefined => {
  const answer = answerOf(record)
  switch (record.fault) {
    case 'proxied':
      return provider ? t('fault.proxied', { provider, name: record.name }) : t('fault.proxiedAnywhere', record)
    case 'elsewhere':
      return t('fault.elsewhere', { name: record.name, answer })
    case 'loop':
      return t('fault.loop', { name: record.name })
    case 'forbidden':
      return t('fault.forbidden', { answer })
    default:
      return undefined
  }
}

/** What is wrong with records beyond their value, and what to do about it. */
export const RecordFaults = ({ host: { records = [], provider } }: { readonly host: AgencyHost }) =>
  records.flatMap((record) => {
    const text = textOf(record, provider?.name)
    return text === undefined
      ? []
      : [
          <Note key={`${record.type} ${record.name}`} tone="warn">
            {text}
          </Note>,
        ]
  })
