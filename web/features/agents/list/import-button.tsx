import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import type { Region } from '#shared/regions'
import { loadCode } from '#web/lib/loading/load-code.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { t } from './t.ts'

interface ImportButtonProps {
  readonly region: Region
  readonly workspaceId: string
}

/** Creates an agent from an exported file. */
export const ImportButton = ({ region, workspaceId }: ImportButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const importing = useMutation({
    mutationFn: async (file: File) =>
      (await loadCode(() => import('./import-agent.ts'))).importAgent(region, workspaceId, file),
    onError: (error) => notify(t('errorCreating', error.message), { tone: 'bad', stay: 'notice' }),
    onSuccess: async ({ ID: agentId }) => {
      void queries.invalidateQueries({ queryKey: ['agents', region, 'list'] })
      await navigate({ to: '/app/$region/agents/$agentId/nodes', params: { region, agentId } })
    },
  })
  return (
    <>
      <Button icon={<Upload size={16} />} busy={importing.isPending} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t('import')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) importing.mutate(file)
        }}
      />
    </>
  )
}
