import type { CrawlPage } from '#shared/crawls/schema'
import { t } from '#web/features/crawls/t.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { CrawlPageRow } from './crawl-page-row.tsx'
import '#web/ui/table/rows.css'

interface CrawlPageTableProps {
  readonly pages: readonly CrawlPage[]
  readonly urlOf: (pageId: string) => string | undefined
  readonly isChosen: (page: CrawlPage) => boolean
  /** Absent when nothing can be chosen any more. */
  readonly onChoose: ((pages: readonly CrawlPage[], isOn: boolean) => void) | undefined
}

/** The pages that match the filter, each with a checkbox while pages can be chosen. */
export const CrawlPageTable = ({ pages, urlOf, isChosen, onChoose }: CrawlPageTableProps) => {
  const choosable = pages.filter(({ status }) => status === 'read')
  return (
    <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <table className="vg-rows">
        <thead>
          <tr>
            {onChoose && (
              <th scope="col" className="w-8 pe-0!">
                <Checkbox
                  isLabelHidden
                  label={t('selectAllRead')}
                  checked={choosable.length > 0 && choosable.every(isChosen)}
                  disabled={choosable.length === 0}
                  onChange={(isOn) => onChoose(choosable, isOn)}
                />
              </th>
            )}
            <th scope="col">{t('colPage')}</th>
            <th scope="col" className="w-40 max-md:hidden">
              {t('colState')}
            </th>
            <th scope="col" className="vg-rows__number w-32">
              {t('colText')}
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <CrawlPageRow
              key={page.id}
              page={page}
              original={page.duplicateOf === undefined ? undefined : urlOf(page.duplicateOf)}
              isChosen={isChosen(page)}
              onChoose={onChoose && ((isOn) => onChoose([page], isOn))}
            />
          ))}
        </tbody>
      </table>
    </Card>
  )
}
