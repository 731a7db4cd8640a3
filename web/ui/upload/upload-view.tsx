import { RotateCw, Trash2, X } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { t } from '#web/ui/deferred/t.ts'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { t as ui } from '#web/ui/t.ts'
import type { FileLimits } from './check-file.ts'
import { FileDrop } from './file-drop.tsx'
import { UploadRow } from './upload-row.tsx'
import type { UploadState } from './upload-state.ts'

export interface UploadFieldProps extends FileLimits {
  /** What it is: "Picture". */
  readonly label: string
  /** Accepted files: "PNG or JPEG, up to 5 MB". */
  readonly hint: string
  /** The address of the stored file; empty while there is none. */
  readonly value: string
  /** Where the stored file's picture is loaded from. */
  readonly picture: string
  /** What is left to do after an upload: "Save to keep it." */
  readonly sentHint?: string | undefined
}

interface UploadViewProps extends UploadFieldProps {
  readonly state: UploadState
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
  readonly onFile: (file: File) => void
  readonly onRetry: () => void
  readonly onDismiss: () => void
  readonly onRemove: () => void
}

/** The drop zone, and below it the file that is uploading, failed or stored. */
export const UploadView = ({
  label,
  hint,
  value,
  picture,
  sentHint,
  state,
  inputRef,
  onFile,
  onRetry,
  onDismiss,
  onRemove,
  ...limits
}: UploadViewProps) => {
  const isKept = value !== '' && state.kind !== 'sending' && state.kind !== 'failed'
  // a discarded form shows its former file again
  const isSent = state.kind === 'sent' && state.url === value
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <FileDrop
        {...limits}
        label={t('uploadOf', { what: label })}
        hint={hint}
        hasFile={isKept}
        inputRef={inputRef}
        error={state.kind === 'refused' ? `${state.name}: ${state.reason}` : undefined}
        onFile={onFile}
      />
      {state.kind === 'sending' && (
        <UploadRow
          src={state.preview}
          name={state.name}
          fact={t('uploadPercent', { percent: state.percent })}
          actions={
            <IconButton
              label={t('stopUpload', { name: state.name })}
              size="small"
              icon={<X size={15} />}
              onClick={onDismiss}
            />
          }
        >
          <Progress label={t('uploading', { name: state.name })} percent={state.percent} />
        </UploadRow>
      )}
      {state.kind === 'failed' && (
        <UploadRow
          src={state.preview}
          name={state.name}
          actions={
            <IconButton
              label={ui('remove', { what: state.name })}
              size="small"
              icon={<X size={15} />}
              onClick={onDismiss}
            />
          }
        >
          <p className="text-sm text-bad" role="alert">
            {state.reason}
          </p>
          <Button variant="link" className="justify-self-start text-sm" icon={<RotateCw size={14} />} onClick={onRetry}>
            {t('uploadAgain')}
          </Button>
        </UploadRow>
      )}
      {isKept && (
        <UploadRow
          src={picture}
          name={isSent ? state.name : label}
          actions={
            <IconButton
              label={ui('remove', { what: isSent ? state.name : label })}
              size="small"
              icon={<Trash2 size={15} />}
              onClick={onRemove}
            />
          }
        >
          <p className="text-sm text-ink-2">
            {isSent ? [t('uploaded'), sentHint].filter(Boolean).join('. ') : t('inUse')}
          </p>
        </UploadRow>
      )}
      <p className="sr-only" role="status">
        {isSent && `${state.name}: ${t('uploaded')}`}
      </p>
    </div>
  )
}
