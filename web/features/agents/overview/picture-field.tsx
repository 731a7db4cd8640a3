import type { AgentSettings } from '#shared/agents/schema'
import { PictureDrop } from '#web/features/agents/overview/picture-drop.tsx'
import { t } from '#web/features/agents/overview/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface PictureFieldProps {
  readonly form: AgentForm
  readonly of: keyof Pick<AgentSettings, 'roundedImageURL' | 'chatBgURL'>
  readonly label: string
  readonly hint: string
  /** Whose picture it is, shown beside the address; a picture of nobody has none. */
  readonly name?: string | undefined
}

const isAddress = (url: string) => url === '' || /^https?:\/\/\S/i.test(url)

/** A picture: uploaded, or by its address. */
export const PictureField = ({
  form: { agent, draft, region, set, issue },
  of,
  label,
  hint,
  name,
}: PictureFieldProps) => {
  const value = draft[of]
  return (
    <Field layout="row" label={label} hint={hint} error={isAddress(value) ? issue(of) : t('addressRule')}>
      <div className="grid gap-2">
        <div className="flex items-center gap-3">
          {name !== undefined && <Avatar kind="agent" name={name} src={isAddress(value) ? value : ''} />}
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            value={value}
            maxLength={2000}
            onChange={(event) => set({ [of]: event.currentTarget.value.trim() })}
          />
        </div>
        <PictureDrop
          label={t('uploadOf', { what: label })}
          region={region}
          agentId={agent.ID}
          onUploaded={(url) => set({ [of]: url })}
        />
      </div>
    </Field>
  )
}
