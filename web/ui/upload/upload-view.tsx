import { RotateCw, Trash2, X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { t } from '#web/ui/deferred/t.ts'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { useFieldProps } from '#web/ui/form/field-context.ts'
import { t as ui } from '#web/ui/t.ts'
import { BoxRow } from './box-row.tsx'
import type { FileLimits } from './check-file.ts'
import { FileBox } from './file-box.tsx'
import { UploadRow } from './upload-row.tsx'
import type { UploadState } from './upload-state.ts'

export interface UploadFieldProps extends FileLimits {
  /** What it is: "Picture". */
  readonly label: string
  /** Accepted files: "PNG or JPEG, up to 5 MB". */
  readonly hint: string
  /** The address of the stored file; empty while there is none. */
  readonly value: string
  /** A name for the stored file, if it says more than the label. */
  readonly name?: string | undefined
  /** Where the stored file's picture is loaded from. */
  readonly picture: string
  /** What is left to do after an upload: "Save to keep it." */
  readonly sentHint?: string | undefined
  /** Offers an address instead of a file. */
  readonly onAddress?: (() => void) | undefined
}

interface UploadViewProps extends UploadFieldProps {
  readonly state: UploadState
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
  readonly onFile: (file: File) => void
  readonly onRetry: () => void
  readonly onDismiss: () => void
  readonly onRemove: () => void
}

/** One line: the stored file with Replace and Remove, the one that is uploading or failed, or the offer to choose one. */
export const UploadView = ({
  label,
  hint,
  value,
  name: givenName,
  picture,
  sentHint,
  onAddress,
  state,
  inputRef,
  onFile,
  onRetry,
  onDismiss,
  onRemove,
  ...limits
}: UploadViewProps) => {
  const ownId = useId()
  const { id = ownId, 'aria-describedby': describedBy } = useFieldProps()
  const [size, setSize] = useState<{ readonly of: string; readonly width: number; readonly height: number }>()
  const isKept = value !== '' && state.kind !== 'sending' && state.kind !== 'failed'
  // a discarded form shows its former file again
  const isSent = state.kind === 'sent' && state.url === value
  const name = isSent ? state.name : (givenName ?? label)
  const fact = (): ReactNode => {
    if (isSent) return [t('uploaded'), sentHint].filter(Boolean).join('. ')
    if (size?.of !== picture) return t('inUse')
    return (
      <>
        <span className="sr-only">{t('inUse')}: </span>
        {size.width} × {size.height}
      </>
    )
  }
  return (
    <>
      <FileBox
        {...limits}
        id={id}
        label={t('uploadOf', { what: label })}
        describedBy={describedBy}
        isEmpty={value === '' && state.kind !== 'sending' && state.kind !== 'failed'}
        inputRef={inputRef}
        error={state.kind === 'refused' ? `${state.name}: ${state.reason}` : undefined}
        onFile={onFile}
      >
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
            <Button
              variant="link"
              className="justify-self-start text-sm"
              icon={<RotateCw size={14} />}
              onClick={onRetry}
            >
              {t('uploadAgain')}
            </Button>
          </UploadRow>
        )}
        {isKept && (
          <BoxRow
            src={picture}
            onSize={(width, height) => setSize({ of: picture, width, height })}
            actions={
              <>
                <label htmlFor={id} className={buttonClass({ size: 'small' })}>
                  {t('replace')}
                </label>
                <IconButton
                  label={ui('remove', { what: name })}
                  size="small"
                  icon={<Trash2 size={15} />}
                  onClick={onRemove}
                />
              </>
            }
          >
            <p className="truncate font-medium">{name}</p>
            <p className="truncate text-sm text-ink-2">{fact()}</p>
          </BoxRow>
        )}
        {value === '' && state.kind !== 'sending' && state.kind !== 'failed' && (
          <BoxRow>
            <p>
              <label htmlFor={id} className="font-medium text-brand-ink">
                {t('chooseFile')}
              </label>{' '}
              {onAddress ? (
                <Button variant="link" onClick={onAddress}>
                  {t('orAddress')}
                </Button>
              ) : (
                t('orDrop')
              )}
            </p>
            <p className="text-sm text-ink-2">{hint}</p>
          </BoxRow>
        )}
      </FileBox>
      <p className="sr-only" role="status">
        {isSent && `${state.name}: ${t('uploaded')}`}
      </p>
    </>
  )
}
