import { Link } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { t } from '#web/features/knowledge/t.ts'
import { count } from '#web/lib/format/count.ts'
import { State } from '#web/ui/feedback/state.tsx'

/** The Q&As among the sources: one row that links to their tab. */
export const PairsRow = ({ pairs }: { readonly pairs: number }) => (
  <tr className="vg-rows__row">
    <td className="max-md:hidden" />
    <td className="max-md:ps-4.5!">
      <div className="flex items-center gap-3">
        <MessagesSquare size={18} className="text-ink-2 max-md:self-start" aria-hidden="true" />
        <div className="min-w-0">
          <Link
            from="/app/$region/agents/$agentId/kb"
            to="."
            search={(before) => ({ ...before, tab: 'qa' as const })}
            className="vg-rows__link block truncate font-medium"
          >
            {t('pairsTitle')}
          </Link>
          <p className="text-sm text-ink-2 max-md:hidden">{t('kindPairs', { pairs })}</p>
          <span className="md:hidden">
            <State kind="fine">{t('status.indexed')}</State>
          </span>
        </div>
      </div>
    </td>
    <td className="vg-sources__tags" />
    <td className="vg-sources__every max-md:hidden">{t('every.never')}</td>
    <td className="max-md:hidden">
      <State kind="fine">{t('status.indexed')}</State>
    </td>
    <td className="vg-rows__number max-md:hidden">{count(pairs)}</td>
    <td className="vg-sources__last max-md:text-end">
      <span className="font-medium md:hidden">{count(pairs)}</span>
      <span className="max-md:hidden">{t('nothing')}</span>
    </td>
    <td className="vg-sources__next text-ink-2 max-md:hidden">{t('nothing')}</td>
  </tr>
)
