import { TriangleAlert } from 'lucide-react'
import type { FaintPart } from '#shared/conversations/preview/part-samples'
import { t } from '#web/features/agents/css/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'

/** What the CSS made hard to read, with the contrast measured and the one needed. */
export const FaintParts = ({ faint }: { readonly faint: readonly FaintPart[] }) => (
  <div className="vg-css-faint" role="status">
    <strong>
      <TriangleAlert size={14} aria-hidden="true" />
      {t('faint', { count: faint.length })}
    </strong>
    <ul>
      {faint.map(({ name, kind, ratio, needed }) => (
        <li key={`${name} ${kind}`}>
          {t(kind === 'text' ? 'faintText' : 'faintIcon', {
            name: `.${name}`,
            ratio: decimal(ratio, 1),
            needed: decimal(needed, 1),
          })}
        </li>
      ))}
    </ul>
  </div>
)
