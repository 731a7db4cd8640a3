import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/clients/t.ts'
import { saveFile } from '#web/lib/browser/save-file.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { exampleCsv, passwordsCsv } from './clients-csv.ts'
import { clientsFromCsv, type ReadFile } from './clients-from-csv.ts'
import { ImportRows } from './import-rows.tsx'
import { useImport } from './use-import.ts'

interface ImportDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  readonly organisations: readonly Organisation[]
  readonly onClose: () => void
}

/** Users from a CSV file: every row is shown with its state before anything is added. */
export const ImportDrawer = ({ region, workspaceId, organisations, onClose }: ImportDrawerProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ReadFile>()
  const [hasSaved, setSaved] = useState(false)
  const run = useImport(region, workspaceId)
  const rows = file && 'rows' in file ? file.rows : []
  const ready = rows.filter(({ line, state }) => state === 'ready' && !run.outcomes.has(line))
  const added = rows.flatMap(({ line, name, email }) => {
    const outcome = run.outcomes.get(line)
    return outcome?.kind === 'added' ? [{ name, email, password: outcome.password }] : []
  })
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    run.reset()
    setSaved(false)
    setFile(clientsFromCsv(await chosen.text(), organisations))
  }
  const savePasswords = () => {
    setSaved(true)
    saveFile('client-passwords.csv', 'text/csv', passwordsCsv(added))
  }
  return (
    <FormDrawer
      title={t('importTitle')}
      subtitle={t('importFact')}
      width={720}
      // passwords that are not saved are lost
      isDirty={run.isRunning || (added.length > 0 && !hasSaved)}
      onClose={onClose}
      foot={
        <>
          {added.length > 0 && !run.isRunning && (
            <Button icon={<Download size={15} />} variant={hasSaved ? 'quiet' : 'primary'} onClick={savePasswords}>
              {t('importPasswords')}
            </Button>
          )}
          {run.isRunning ? (
            <Button className="ms-auto" onClick={run.stop}>
              {t('stop')}
            </Button>
          ) : (
            <Button className="ms-auto" onClick={onClose}>
              {added.length > 0 ? t('done') : t('cancel')}
            </Button>
          )}
          {(ready.length > 0 || run.isRunning) && (
            <Button variant="primary" busy={run.isRunning} onClick={() => run.start(ready)}>
              {t('importCount', { count: ready.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            tabIndex={-1}
            aria-label={t('chooseFile')}
            onChange={(event) => {
              void read(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <Button icon={<FileUp size={15} />} disabled={run.isRunning} onClick={() => input.current?.click()}>
            {t('chooseFile')}
          </Button>
          <Button
            variant="ghost"
            icon={<Download size={15} />}
            onClick={() => saveFile('example.csv', 'text/csv', exampleCsv(organisations[0]?.name ?? ''))}
          >
            {t('example')}
          </Button>
        </div>
        {file && 'refused' in file && (
          <Note tone="bad">
            <p>{file.refused === 'tooManyRows' ? t('tooManyRows', { count: file.count }) : t(file.refused)}</p>
          </Note>
        )}
        {added.length > 0 && !run.isRunning && (
          <Note tone="brand">
            <p role="status">{t('importDone', { added: added.length, failed: run.outcomes.size - added.length })}</p>
            <p>{t('importPasswordsHint')}</p>
          </Note>
        )}
        {rows.length > 0 && <ImportRows rows={rows} outcomes={run.outcomes} />}
      </div>
    </FormDrawer>
  )
}
