import { videoSource } from '#shared/conversations/video-source'
import { t } from '#web/features/agents/nodes/t.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { AddressInput } from './address-input.tsx'
import type { PartEditorProps } from './part-of.ts'

/** A video by its address, with the chat's own rule for what it can play. */
export const VideoEditor = ({ part, issue, onChange }: PartEditorProps<'video'>) => {
  const source = videoSource(part.url)
  const fact = source ? t('videoPlays', { from: source.from }) : t('videoIsLink')
  return (
    <div className="grid gap-3">
      <AddressInput
        label={t('videoAddress')}
        hint={part.url === '' ? t('videoHint') : fact}
        value={part.url}
        error={issue('url')}
        onChange={(url) => onChange({ ...part, url })}
      />
      <Field label={t('videoTitle')} error={issue('title')}>
        <Input
          value={part.title}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => onChange({ ...part, title: value })}
        />
      </Field>
    </div>
  )
}
