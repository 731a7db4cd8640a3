import { Link } from '@tanstack/react-router'
import { crawlName } from '#shared/crawls/crawl-name'
import type { Crawl } from '#shared/crawls/schema'
import type { Region } from '#shared/regions'
import { count } from '#web/lib/format/count.ts'
import { Card } from '#web/ui/page/card.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { ago } from '#web/ui/text/ago.ts'
import { CrawlState } from './crawl-state.tsx'
import { t } from './t.ts'
import '#web/ui/table/rows.css'

interface CrawlRowsProps {
  readonly region: Region
  readonly crawls: readonly Crawl[]
  readonly agentName: (crawl: Crawl) => string
  readonly hasAgent: (crawl: Crawl) => boolean
}

const pagesOf = ({ read, failed }: Crawl) =>
  failed > 0 ? t('pagesFailed', { read, failed }) : t('pagesRead', { read })

export const CrawlRows = ({ region, crawls, agentName, hasAgent }: CrawlRowsProps) => (
  <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
    <table className="vg-rows" onKeyDown={moveInRows}>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{t('colSite')}</th>
          <th scope="col">{t('colAgent')}</th>
          <th scope="col">{t('colState')}</th>
          <th scope="col">{t('colPages')}</th>
          <th scope="col" className="vg-rows__number">
            {t('colCredits')}
          </th>
          <th scope="col">{t('colWhen')}</th>
        </tr>
      </thead>
      <tbody>
        {crawls.map((crawl) => (
          <tr key={crawl.id} className="vg-rows__row">
            <td>
              <Link
                to="/app/$region/automations/$crawlId"
                params={{ region, crawlId: crawl.id }}
                className="vg-rows__link block max-w-[36ch] truncate font-medium max-md:max-w-[52vw]"
              >
                {crawlName(crawl.seeds)}
              </Link>
              <p className="text-sm text-ink-2 max-md:hidden">{t(`mode.${crawl.mode}`)}</p>
              <span className="md:hidden">
                <CrawlState crawl={crawl} hasAgent={hasAgent(crawl)} />
              </span>
            </td>
            <td className="max-md:hidden">{agentName(crawl)}</td>
            <td className="max-md:hidden">
              <CrawlState crawl={crawl} hasAgent={hasAgent(crawl)} />
            </td>
            <td className="max-md:hidden">{pagesOf(crawl)}</td>
            <td className="vg-rows__number max-md:hidden">
              {crawl.isFree ? t('free') : count(crawl.milliCredits / 1000)}
            </td>
            <td className="whitespace-nowrap max-md:text-end max-md:text-sm max-md:text-ink-2">
              <span className="block font-medium text-ink md:hidden">{t('pagesRead', { read: crawl.read })}</span>
              {ago(crawl.startedAt, Date.now())}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
