import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { t } from '#web/ui/deferred/t.ts'

export interface TablePaging {
  readonly page: number
  readonly pages: number
  readonly from: number
  readonly to: number
  readonly total: number
}

interface PageButtonsProps {
  readonly paging: TablePaging
  readonly onPage: (page: number) => void
}

/** Which rows a table shows of how many, with buttons for the previous and the next page. */
export const PageButtons = ({ paging: { page, pages, from, to, total }, onPage }: PageButtonsProps) => (
  <>
    <span className="ms-auto text-sm text-ink-2" role="status">
      {t('rowsOf', { from, to, total })}
    </span>
    <IconButton
      label={t('previousPage')}
      size="small"
      icon={<ChevronLeft size={16} />}
      disabled={page <= 1}
      onClick={() => onPage(page - 1)}
    />
    <IconButton
      label={t('nextPage')}
      size="small"
      icon={<ChevronRight size={16} />}
      disabled={page >= pages}
      onClick={() => onPage(page + 1)}
    />
  </>
)
