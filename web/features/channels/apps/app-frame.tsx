import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { t } from './t.ts'

interface AppFrameProps<Name extends string> {
  readonly title: string
  readonly fact: string
  readonly link: ReactNode
  readonly first: RefObject<HTMLInputElement | null>
  readonly fields: Readonly<Record<Name, string>>
  /** Those without which nothing is asked. */
  readonly needed: readonly NoInfer<Name>[]
  readonly error: Error | null
  readonly isBusy: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: (errorOf: (name: Name) => string | undefined) => ReactNode
}

/** The panel of both forms: what the provider says against a field stands at it. */
export const AppFrame = <Name extends string>({
  title,
  fact,
  link,
  first,
  fields,
  needed,
  error,
  isBusy,
  onSave,
  onClose,
  children,
}: AppFrameProps<Name>) => {
  const id = useId()
  const [isIncomplete, setIncomplete] = useState(false)
  const issues = fieldIssues(error)
  const isMissing = (name: Name) => needed.includes(name) && fields[name].trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isComplete = !needed.some(isMissing)
    setIncomplete(!isComplete)
    if (isComplete) onSave()
  }
  const isAtField = (Object.keys(fields) as Name[]).some((name) => issues(name))
  return (
    <Drawer
      isOpen
      width={520}
      title={title}
      subtitle={fact}
      initialFocus={first}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={
        <span className="ms-auto flex flex-wrap gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy}>
            {isBusy ? t('saving') : t('save')}
          </Button>
        </span>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
        <p>{link}</p>
        {children((name) => (isIncomplete && isMissing(name) ? t('fillOut') : issues(name)))}
        {error && !isAtField && <ProblemNote title={t('notSaved')} error={error} />}
      </form>
    </Drawer>
  )
}
