import { widgetMessages as say } from '#shared/conversations/widget-messages'

/** What visitors must know, and whose agent it is: the owner's or agency's own credit, or none. */
export const Foot = ({ branding }: { readonly branding: string }) => (
  <p className="legal">
    <span>{say.disclaimer}</span>
    {branding && <span>{branding}</span>}
  </p>
)
