import { eventNames, eventTypes } from '#shared/webhooks/event-types'
import { t } from '#web/features/webhooks/t.ts'
import { Card } from '#web/ui/page/card.tsx'

type Kind = string | readonly string[]

const kindWords = (kind: Kind): string => {
  if (typeof kind === 'object') return t('oneOf', { values: kind.join(', ') })
  return t(kind === 'number' || kind === 'boolean' || kind === 'time' ? `kind.${kind}` : 'kind.text')
}

/** Every type of event with the fields of its payload, from the table that makes them. */
export const TypeList = () => (
  <section className="mt-8" aria-label={t('typesTitle')}>
    <h2 className="vg-small-title">{t('typesTitle')}</h2>
    <p className="mb-3 text-ink-2">{t('typesBody')}</p>
    <Card className="px-5 py-2">
      {eventNames.map((type) => (
        <details key={type} className="border-t border-line py-2 first:border-0">
          <summary className="cursor-pointer rounded-sm">
            <code className="font-mono text-sm">{type}</code>
            <span className="ms-3 text-sm text-ink-2 max-md:block">{t(`when.${type}`)}</span>
          </summary>
          <table className="mt-2 text-sm">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('field')}</th>
                <th scope="col">{t('holds')}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries<Kind>(eventTypes[type]).map(([name, kind]) => (
                <tr key={name}>
                  <td className="py-1 pe-6 align-top font-mono">{name.replace('?', '')}</td>
                  <td className="py-1 text-ink-2">
                    {kindWords(kind)}
                    {name.endsWith('?') && `, ${t('optional')}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </Card>
  </section>
)
