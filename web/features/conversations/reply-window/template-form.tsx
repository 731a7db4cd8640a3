import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ChatTemplate } from '#shared/channels/chat-templates'
import { filledIn } from '#shared/channels/template-places'
import type { Region } from '#shared/regions'
import { randomId } from '#web/lib/random-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { t } from './t.ts'
import { chatTemplatesQuery, templateMutation } from './template-calls.ts'

interface TemplateFormProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string
}

/** Chooses an approved template, fills in its places, shows what the visitor reads, and sends it. */
export const TemplateForm = (props: TemplateFormProps) => {
  const { region, agentId, conversationId } = props
  const { data, error, refetch, isFetching } = useQuery(chatTemplatesQuery(region, agentId, conversationId))
  if (error)
    return <ProblemNote title={t('listFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-10 w-full rounded-lg" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <p className="text-sm">
        {t('noTemplates')} <span className="text-ink-2">{t('noTemplatesMore')}</span>
      </p>
    )
  return <ChosenTemplate {...props} templates={data} />
}

const keyOf = ({ name, language }: ChatTemplate): string => `${name} (${language})`

const ChosenTemplate = ({
  region,
  agentId,
  conversationId,
  templates,
}: TemplateFormProps & { readonly templates: readonly ChatTemplate[] }) => {
  const [chosen, setChosen] = useState<string>()
  const [values, setValues] = useState<readonly string[]>([])
  const [clientId, setClientId] = useState(() => randomId(20))
  const { mutate, isPending, error } = useMutation({
    ...templateMutation(region, agentId, conversationId),
    onSuccess: () => {
      setValues([])
      setClientId(randomId(20))
    },
  })
  const end = useRef<HTMLDivElement>(null)
  // it came after the transcript was scrolled to its end
  useEffect(() => {
    end.current?.closest('.vg-answer')?.scrollIntoView({ block: 'end' })
  }, [])
  const template = templates.find((one) => keyOf(one) === chosen) ?? templates[0]
  if (!template) return null
  const { name, language, bodyText, places } = template
  const given = places.map((_, at) => values[at]?.trim() ?? '')
  const isFilled = given.every((text) => text !== '')
  // what is changed after a failure is another message
  const change = () => {
    if (error) setClientId(randomId(20))
  }
  const send = () => {
    if (isFilled && !isPending) mutate({ clientId, name, language, values: given })
  }
  return (
    <>
      {error && <ProblemNote title={t('sendFailed')} error={error} onRetry={send} isRetrying={isPending} />}
      <div className="grid gap-3">
        <Field label={t('template')}>
          <Select
            value={keyOf(template)}
            options={templates.map((one) => ({ value: keyOf(one), label: keyOf(one) }))}
            onChange={(next) => {
              setChosen(next)
              setValues([])
              change()
            }}
          />
        </Field>
        {places.map((place, at) => (
          <Field key={`${keyOf(template)} ${place}`} label={t('place', { place: `{{${place}}}` })}>
            <Input
              value={values[at] ?? ''}
              maxLength={1024}
              onChange={({ currentTarget: { value } }) => {
                change()
                setValues(places.map((_, index) => (index === at ? value : (values[index] ?? ''))))
              }}
            />
          </Field>
        ))}
        <figure className="grid gap-1">
          <figcaption className="text-xs text-ink-2">{t('preview')}</figcaption>
          <blockquote className="rounded-lg border border-line bg-bg px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere">
            {filledIn(bodyText, places, given)}
          </blockquote>
        </figure>
        <div ref={end} className="flex justify-end">
          <Button variant="primary" busy={isPending} disabled={!isFilled} onClick={send}>
            {t('sendTemplate')}
          </Button>
        </div>
      </div>
    </>
  )
}
