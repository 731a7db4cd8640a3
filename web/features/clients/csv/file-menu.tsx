import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, MoreHorizontal, Upload } from 'lucide-react'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { everyClient } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { saveFile } from '#web/lib/browser/save-file.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Menu } from '#web/ui/layer/menu.tsx'
import { clientsCsv } from './clients-csv.ts'

interface FileMenuProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisations: readonly Organisation[]
  readonly onImport: () => void
}

/** Users from a file, and all users as one. */
export const FileMenu = ({ region, workspaceId, organisations, onImport }: FileMenuProps) => {
  const queryClient = useQueryClient()
  const exporting = useMutation({
    mutationFn: () => everyClient(queryClient, region, workspaceId),
    onSuccess: (people) => saveFile('clients.csv', 'text/csv', clientsCsv(people, organisations)),
    onError: ({ message }) => notify(t('notExported'), { tone: 'bad', stay: 'long', detail: message }),
  })
  return (
    <Menu
      label={t('more')}
      trigger={
        <IconButton
          label={t('more')}
          variant="quiet"
          icon={<MoreHorizontal size={16} />}
          aria-busy={exporting.isPending}
        />
      }
      actions={[
        { label: t('import'), icon: <Upload size={15} />, onSelect: onImport },
        { label: t('export'), icon: <Download size={15} />, onSelect: () => exporting.mutate() },
      ]}
    />
  )
}
