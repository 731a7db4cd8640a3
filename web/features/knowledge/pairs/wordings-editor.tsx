import { CircleAlert, Plus, X } from 'lucide-react'
import { t } from '#web/features/knowledge/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { t as ui } from '#web/ui/t.ts'

interface WordingsEditorProps {
  readonly wordings: readonly string[]
  readonly error: string | undefined
  readonly onChange: (wordings: string[]) => void
}

const MAX_WORDINGS = 20

/** Other wordings of the question, one per line. */
export const WordingsEditor = ({ wordings, error, onChange }: WordingsEditorProps) => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1 font-medium">{t('alsoAskedAs')}</legend>
    {wordings.map((wording, at) => {
      const label = t('wording', { n: at + 1 })
      return (
        <InputGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position; its text changes as it is typed
          key={at}
          aria-label={label}
          maxLength={500}
          value={wording}
          onChange={(event) => onChange(wordings.with(at, event.currentTarget.value))}
          after={
            <IconButton
              label={ui('remove', { what: label })}
              size="small"
              icon={<X size={15} />}
              onClick={() => onChange(wordings.filter((_, other) => other !== at))}
            />
          }
        />
      )
    })}
    {error && (
      <p className="vg-field__error" role="alert">
        <CircleAlert size={14} aria-hidden="true" />
        {error}
      </p>
    )}
    {wordings.length < MAX_WORDINGS && (
      <Button
        variant="ghost"
        size="small"
        className="w-fit"
        icon={<Plus size={15} />}
        onClick={() => onChange([...wordings, ''])}
      >
        {t('anotherWording')}
      </Button>
    )}
  </fieldset>
)
