/** The texts beside the widget's button once it is painted. */
export const greetingMessages = {
  dismiss: 'Dismiss',
  whatsapp: 'Chat on WhatsApp',
} as const
