import type { StoredMessage } from '#features/conversations'
import type { Message } from './message.ts'

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/template-messages */
export const templateMessage = ({ name, language, parameters }: NonNullable<StoredMessage['template']>): Message => ({
  type: 'template',
  template: {
    name,
    language: { code: language },
    ...(parameters.length === 0
      ? {}
      : {
          components: [
            {
              type: 'body',
              parameters: parameters.map(({ name: parameter, text }) => ({
                type: 'text',
                // of a template with named parameters
                ...(parameter === undefined ? {} : { parameter_name: parameter }),
                text,
              })),
            },
          ],
        }),
  },
})
