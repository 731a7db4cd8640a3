import { Fragment } from 'react'
import { hasOwnBody } from '#shared/channels/whatsapp/templates'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { t } from './t.ts'
import type { TemplateDraft } from './template-fault.ts'

interface TemplatePreviewProps {
  /** The number's, as people see it. */
  readonly name: string
  readonly draft: TemplateDraft
}

/** A text cut at its variables: every second part is a variable's number. */
const partsOf = (text: string): readonly string[] => text.split(/\{\{(\d{1,3})\}\}/)

/** The template in WhatsApp, with its examples in the variables' places. */
export const TemplatePreview = ({ name, draft: { category, bodyText, examples } }: TemplatePreviewProps) => {
  const isOwn = hasOwnBody(category)
  return (
    <section className="vg-message-templates__preview" aria-labelledby="template-preview">
      <h3 id="template-preview" className="text-sm text-ink-2">
        {t('preview')}
      </h3>
      <div className="vg-message-templates__phone">
        <div className="vg-message-templates__bar">
          <Avatar kind="agent" name={name} />
          <div className="min-w-0">
            <p className="truncate font-medium">{name}</p>
            <p className="text-sm">{t('business')}</p>
          </div>
        </div>
        <div className="vg-message-templates__chat">
          <p className="vg-message-templates__day">{t('today')}</p>
          <div className="vg-message-templates__bubble">
            <p>
              {isOwn
                ? partsOf(bodyText).map((part, at) =>
                    at % 2 === 0 ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
                      <Fragment key={at}>{part}</Fragment>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
                      <Fragment key={at}>{examples[Number(part)]?.trim() || <mark>{`{{${part}}}`}</mark>}</Fragment>
                    ),
                  )
                : t('authenticationBody', { code: '123456' })}
            </p>
            {!isOwn && <p className="vg-message-templates__button">{t('copyCode')}</p>}
          </div>
        </div>
      </div>
      <p className="text-sm text-ink-2">{t('opensWindow')}</p>
    </section>
  )
}
